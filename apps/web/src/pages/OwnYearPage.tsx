import { memberRoles } from '@podium/contract/roles'
import { yearsPhrases } from '@podium/phrases/years'
import { titled } from '../shared/navigation/head.ts'
import { OwnYearScreen } from '../features/years/OwnYearScreen.tsx'
import { loadOwnYear } from '../features/years/queries.ts'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'
import { withSession } from './parts/withSession.tsx'

export const loader = loadOwnYear

export const handle = titled(yearsPhrases, (t) => t.ownTitle)

export const Component = withSession(OwnYearScreen, {
  scope: 'never',
  roles: memberRoles,
  placeholder: <PageSkeleton />,
})
