import { memberRoles } from '@podium/contract/roles'
import { savedSearchesPhrases } from '@podium/phrases/saved-searches'
import { titled } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { SavedSearchesScreen } from '../features/saved-searches/SavedSearchesScreen.tsx'

export const handle = titled(savedSearchesPhrases, (t) => t.title)

export function Component() {
  return (
    <RequireSession scope="never" roles={memberRoles}>
      <SavedSearchesScreen />
    </RequireSession>
  )
}
