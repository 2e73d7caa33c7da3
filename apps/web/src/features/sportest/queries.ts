import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '@podium/contract/locale'
import { read } from '../../client/index.ts'

/** The answer options under their names in a language, which `?lang=` asks for. */
export function sportestOptions(language: Language) {
  const inLanguage = { query: { lang: language } }
  return read({
    key: ['sportest-options', language],
    route: () => import('@podium/contract/sportest').then((file) => file.listSportestOptions),
    input: inLanguage,
    sameForEveryone: true,
  })
}

/** The options in both languages: a loader does not know which one is in use. */
export async function loadSportest(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(sportestOptions('en')),
    queryClient.prefetchQuery(sportestOptions('pt')),
  ])
}

/** Whether the user's own page and card show the score. */
export const sportestShown = read({
  key: ['sportest-shown'],
  route: () => import('@podium/contract/sportest').then((file) => file.getSportestShown),
  input: {},
})

/** The tests a person took, newest first: to themselves all, to others the latest. */
export function takenSportests(userId: number) {
  return read({
    key: ['sportests', userId],
    route: () => import('@podium/contract/sportest').then((file) => file.listSportests),
    input: { params: { id: userId } },
  })
}
