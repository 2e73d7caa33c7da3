import { lostFactorPhrases } from '@podium/phrases/lost-factor'
import { titled } from '../shared/navigation/head.ts'
import { KeepFactorScreen } from '../features/identity/KeepFactorScreen.tsx'

export const handle = titled(lostFactorPhrases, (t) => t.keep.title)

export const Component = KeepFactorScreen
