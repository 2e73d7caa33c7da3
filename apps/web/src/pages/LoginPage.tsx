import { identityPhrases } from '@podium/phrases/identity'
import type { PageHandle } from '../shared/navigation/head.ts'
import { LoginScreen } from '../features/identity/LoginScreen.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: identityPhrases[language].signIn.submit }),
}

export const Component = LoginScreen
