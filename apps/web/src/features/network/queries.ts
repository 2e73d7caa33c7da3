import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../client/index.ts'
import { filtersOf, pageSize, wordsOf, type Search } from './search.ts'

/** One page of the people a search finds; `page` from 0. */
export function networkPage(search: Search, page: number) {
  const filters = filtersOf(search)
  const q = wordsOf(search)
  return read({
    key: ['network', 'search', { q, ...filters }, page],
    route: () => import('@podium/contract/network').then((contract) => contract.searchNetwork),
    input: { query: { q, _limit: pageSize, _page: page, ...filters } },
  })
}

/** The first few whom some words find, for suggestions while typing. */
export function suggestedPeople(q: string) {
  return read({
    key: ['network', 'suggested', q],
    route: () => import('@podium/contract/network').then((contract) => contract.searchNetwork),
    input: { query: { q, _limit: 6 } },
  })
}

/** Countries and regions where there is somebody to be found. */
export function networkPlaces() {
  return read({
    key: ['network', 'places'],
    route: () => import('@podium/contract/network').then((contract) => contract.getNetworkPlaces),
    input: {},
    sameForEveryone: true,
  })
}

/** The pages a search shows. */
export function networkPages(search: Search) {
  return Array.from({ length: search.pages }, (_, page) => networkPage(search, page))
}

/** Reads what a search shows before it is shown. */
export async function loadNetwork(queryClient: QueryClient, search: Search): Promise<void> {
  await Promise.all(networkPages(search).map((page) => queryClient.ensureQueryData(page)))
}
