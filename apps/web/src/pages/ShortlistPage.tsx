import { memberRoles } from '@podium/contract/roles'
import { shortlistPhrases } from '@podium/phrases/shortlist'
import { titled } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { ShortlistScreen } from '../features/shortlist/ShortlistScreen.tsx'

export const handle = titled(shortlistPhrases, (t) => t.title)

export function Component() {
  return (
    <RequireSession scope="never" roles={memberRoles}>
      <ShortlistScreen />
    </RequireSession>
  )
}
