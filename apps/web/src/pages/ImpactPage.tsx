import { memberRoles } from '@podium/contract/roles'
import { impactPhrases } from '@podium/phrases/impact'
import { ImpactScreen } from '../features/exposure/ImpactScreen.tsx'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'
import { loadImpact } from '../features/exposure/queries.ts'
import { titled } from '../shared/navigation/head.ts'
import { withSession } from './parts/withSession.tsx'

export const loader = loadImpact

export const handle = titled(impactPhrases, (t) => t.title.supporter)

export const Component = withSession(ImpactScreen, {
  scope: 'MONEY_READ',
  roles: memberRoles,
  placeholder: <PageSkeleton />,
})
