import { paths } from '@podium/contract/paths'
import { supportersPhrases } from '@podium/phrases/supporters'
import { titled } from '../shared/navigation/head.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import { homeOf } from '../shared/navigation/paths.ts'
import { idIn } from '../shared/profiles/profileRead.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { useExit } from '../shared/navigation/useExit.ts'
import { useSession } from '../client/index.ts'
import { loadOwnTables } from '../features/support/ownLoaders.ts'
import { SupportScreen, SupportSkeleton } from '../features/support/tables/SupportScreen.tsx'
import { useParams } from '../router/index.ts'

/** What cannot be a support's id leads nowhere. */
export async function loader(input: LoaderInput): Promise<void> {
  idIn(input.params.id)
  await loadOwnTables(input, { isAnswered: false })
}

export const handle = titled(supportersPhrases, (t) => t.tables.screen)

export function Component() {
  const { id } = useParams()
  const { user } = useSession()
  const leave = useExit(user ? homeOf(user) : paths.index())
  return (
    <RequireSession scope="SUPPORT" placeholder={<SupportSkeleton />}>
      <SupportScreen id={idIn(id)} onClose={() => leave()} />
    </RequireSession>
  )
}
