import { shellPhrases } from '@podium/phrases/shell'
import { NotFound } from '../app/navigation/index.ts'
import type { PageHandle } from '../app/head.ts'
import { NotFoundScreen } from '../app/NotFoundScreen.tsx'

export const loader = () => Promise.reject(new NotFound())

export const handle: PageHandle = {
  head: ({ language }) => ({ title: shellPhrases[language].pageNotFound.title }),
}

export const Component = NotFoundScreen
