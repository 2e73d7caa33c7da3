import { memberRoles } from '@podium/contract/roles'
import { yearsPhrases } from '@podium/phrases/years'
import { titled } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { OwnYearScreen } from '../features/years/OwnYearScreen.tsx'
import { loadOwnYear } from '../features/years/queries.ts'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'

export const loader = loadOwnYear

export const handle = titled(yearsPhrases, (t) => t.ownTitle)

export function Component() {
  return (
    <RequireSession scope="never" roles={memberRoles} placeholder={<PageSkeleton />}>
      <OwnYearScreen />
    </RequireSession>
  )
}
