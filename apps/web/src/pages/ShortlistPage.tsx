import { memberRoles } from '@podium/contract/roles'
import { shortlistPhrases } from '@podium/phrases/shortlist'
import type { PageHandle } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { ShortlistScreen } from '../features/shortlist/ShortlistScreen.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: shortlistPhrases[language].title }),
}

export function Component() {
  return (
    <RequireSession scope="never" roles={memberRoles}>
      <ShortlistScreen />
    </RequireSession>
  )
}
