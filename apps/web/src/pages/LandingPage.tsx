import { landingPhrases } from '@podium/phrases/landing'
import type { PageHandle } from '../app/head.ts'
import { usePhrases } from '../app/phrases.ts'

export const handle: PageHandle = {
  head: ({ language }) => ({
    title: landingPhrases[language].hero.title,
    description: landingPhrases[language].hero.lead,
    canonical: '/',
  }),
}

export function Component() {
  return <h1>{usePhrases(landingPhrases).hero.title}</h1>
}
