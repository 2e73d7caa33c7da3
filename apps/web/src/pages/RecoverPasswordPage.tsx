import { identityPhrases } from '@podium/phrases/identity'
import type { PageHandle } from '../shared/navigation/head.ts'
import { RecoverPasswordScreen } from '../features/identity/RecoverPasswordScreen.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: identityPhrases[language].recover.title }),
}

export const Component = RecoverPasswordScreen
