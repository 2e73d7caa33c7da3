import { memberRoles } from '@podium/contract/roles'
import { savedSearchesPhrases } from '@podium/phrases/saved-searches'
import type { PageHandle } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { SavedSearchesScreen } from '../features/saved-searches/SavedSearchesScreen.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: savedSearchesPhrases[language].title }),
}

export function Component() {
  return (
    <RequireSession scope="never" roles={memberRoles}>
      <SavedSearchesScreen />
    </RequireSession>
  )
}
