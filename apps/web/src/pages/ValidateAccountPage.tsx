import { identityPhrases } from '@podium/phrases/identity'
import type { PageHandle } from '../shared/navigation/head.ts'
import { ActivationScreen } from '../features/identity/ActivationScreen.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: identityPhrases[language].activation.title }),
}

export const Component = ActivationScreen
