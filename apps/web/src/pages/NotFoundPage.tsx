import { shellPhrases } from '@podium/phrases/shell'
import type { PageHandle } from '../app/head.ts'
import { NotFoundScreen } from '../app/NotFoundScreen.tsx'
import { notFound } from '../app/page.ts'

export const loader = notFound

export const handle: PageHandle = {
  head: ({ language }) => ({ title: shellPhrases[language].pageNotFound.title }),
}

export const Component = NotFoundScreen
