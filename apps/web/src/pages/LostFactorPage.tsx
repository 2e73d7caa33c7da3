import { lostFactorPhrases } from '@podium/phrases/lost-factor'
import { titled } from '../shared/navigation/head.ts'
import { LostFactorScreen } from '../features/identity/LostFactorScreen.tsx'

export const handle = titled(lostFactorPhrases, (t) => t.title)

export const Component = LostFactorScreen
