import { agreementsPhrases } from '@podium/phrases/agreements'
import { titled } from '../shared/navigation/head.ts'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'
import { AgreementsScreen } from '../features/agreements/AgreementsScreen.tsx'
import { agreeingRoles } from '../features/agreements/standing.ts'
import { withSession } from './parts/withSession.tsx'

export const handle = titled(agreementsPhrases, (t) => t.title)

export const Component = withSession(AgreementsScreen, {
  scope: 'SUPPORT',
  roles: agreeingRoles,
  placeholder: <PageSkeleton title="16rem" blocks={['16rem']} />,
})
