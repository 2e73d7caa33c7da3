import { paths } from '@podium/contract/paths'
import { identityPhrases } from '@podium/phrases/identity'
import { titled } from '../shared/navigation/head.ts'
import { Redirect, type LoaderInput } from '../shared/navigation/index.ts'
import { resetLinkRead } from '../features/identity/queries.ts'
import { ResetPasswordScreen } from '../features/identity/ResetPasswordScreen.tsx'

/**
 * Without a token there is nothing to reset (`recovery.answers-alike`). Whether it still holds is
 * read before anything is typed; where that cannot be told, the form tells it.
 */
export async function loader({ params, queryClient }: LoaderInput) {
  if (!params.token) throw new Redirect(paths.index())
  await queryClient.prefetchQuery(resetLinkRead(params.token))
}

export const handle = titled(identityPhrases, (t) => t.reset.title)

export const Component = ResetPasswordScreen
