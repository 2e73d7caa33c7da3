import { identityPhrases } from '@podium/phrases/identity'
import { titled } from '../shared/navigation/head.ts'
import { ActivationScreen } from '../features/identity/ActivationScreen.tsx'

export const handle = titled(identityPhrases, (t) => t.activation.title)

export const Component = ActivationScreen
