import { supportersPhrases } from '@podium/phrases/supporters'
import type { PageHandle } from '../app/head.ts'
import type { LoaderInput } from '../app/navigation/index.ts'
import { paths } from '../app/paths.ts'
import { idIn } from '../app/profileRead.ts'
import { RequireSession } from '../app/RequireSession.tsx'
import { useExit } from '../app/useExit.ts'
import { useSession } from '../client/index.ts'
import { homeOf } from '../features/identity/afterSignIn.ts'
import { SupportScreen } from '../features/support/SupportScreen.tsx'
import { useParams } from '../router/index.ts'

/** What cannot be a support's id leads nowhere. */
export const loader = ({ params }: LoaderInput) => Promise.resolve(idIn(params.id))

export const handle: PageHandle = {
  head: ({ language }) => ({ title: supportersPhrases[language].tables.screen }),
}

export function Component() {
  const { id } = useParams()
  const { user } = useSession()
  const leave = useExit(user ? homeOf(user) : paths.index)
  return (
    <RequireSession>
      <SupportScreen id={idIn(id)} onClose={() => leave()} />
    </RequireSession>
  )
}
