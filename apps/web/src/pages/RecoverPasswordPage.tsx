import { identityPhrases } from '@podium/phrases/identity'
import { titled } from '../shared/navigation/head.ts'
import { RecoverPasswordScreen } from '../features/identity/RecoverPasswordScreen.tsx'

export const handle = titled(identityPhrases, (t) => t.recover.title)

export const Component = RecoverPasswordScreen
