import { shellPhrases } from '@podium/phrases/shell'
import { NotFound } from '../shared/navigation/index.ts'
import { titled } from '../shared/navigation/head.ts'
import { NotFoundScreen } from '../shared/navigation/NotFoundScreen.tsx'

export const loader = () => Promise.reject(new NotFound())

export const handle = titled(shellPhrases, (t) => t.pageNotFound.title)

export const Component = NotFoundScreen
