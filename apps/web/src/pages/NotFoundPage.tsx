import { shellPhrases } from '@podium/phrases/shell'
import { NotFound } from '../shared/navigation/index.ts'
import type { PageHandle } from '../shared/navigation/head.ts'
import { NotFoundScreen } from '../shared/navigation/NotFoundScreen.tsx'

export const loader = () => Promise.reject(new NotFound())

export const handle: PageHandle = {
  head: ({ language }) => ({ title: shellPhrases[language].pageNotFound.title }),
}

export const Component = NotFoundScreen
