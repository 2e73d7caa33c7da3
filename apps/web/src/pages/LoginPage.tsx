import { identityPhrases } from '@podium/phrases/identity'
import { titled } from '../shared/navigation/head.ts'
import { LoginScreen } from '../features/identity/LoginScreen.tsx'

export const handle = titled(identityPhrases, (t) => t.signIn.submit)

export const Component = LoginScreen
