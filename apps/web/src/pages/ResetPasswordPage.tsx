import { identityPhrases } from '@podium/phrases/identity'
import type { PageHandle } from '../app/head.ts'
import { Redirect, type LoaderInput } from '../app/navigation/index.ts'
import { paths } from '../app/paths.ts'
import { ResetPasswordScreen } from '../features/identity/ResetPasswordScreen.tsx'

/** Without a token there is nothing to reset (specification 1, section 2). */
export async function loader({ params }: LoaderInput) {
  if (!params.token) throw new Redirect(paths.index)
}

export const handle: PageHandle = {
  head: ({ language }) => ({ title: identityPhrases[language].reset.title }),
}

export const Component = ResetPasswordScreen
