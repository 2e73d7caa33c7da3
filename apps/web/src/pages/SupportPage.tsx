import { supportersPhrases } from '@podium/phrases/supporters'
import type { PageHandle } from '../app/head.ts'
import type { LoaderInput } from '../app/navigation/index.ts'
import { homeOf, paths } from '../app/paths.ts'
import { idIn } from '../app/profileRead.ts'
import { RequireSession } from '../app/RequireSession.tsx'
import { useExit } from '../app/useExit.ts'
import { useSession } from '../client/index.ts'
import { loadOwnTables } from '../features/support/loaders.ts'
import { SupportScreen, SupportSkeleton } from '../features/support/SupportScreen.tsx'
import { useParams } from '../router/index.ts'

/** What cannot be a support's id leads nowhere. */
export async function loader(input: LoaderInput): Promise<void> {
  idIn(input.params.id)
  await loadOwnTables(input)
}

export const handle: PageHandle = {
  head: ({ language }) => ({ title: supportersPhrases[language].tables.screen }),
}

export function Component() {
  const { id } = useParams()
  const { user } = useSession()
  const leave = useExit(user ? homeOf(user) : paths.index)
  return (
    <RequireSession placeholder={<SupportSkeleton />}>
      <SupportScreen id={idIn(id)} onClose={() => leave()} />
    </RequireSession>
  )
}
