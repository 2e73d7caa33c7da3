import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../client/index.ts'
import { pageSize, wordsOf, type Search } from './search.ts'

/** One page of the people a search finds; `page` from 0. */
export function networkPage(search: Search, page: number) {
  const { type, sport } = search
  const q = wordsOf(search)
  return read({
    key: ['network', 'search', { q, type: type ?? '', sport: sport ?? '' }, page],
    route: () => import('@podium/contract/network').then((contract) => contract.searchNetwork),
    input: {
      query: { q, _limit: pageSize, _page: page, ...(type && { type }), ...(sport && { sport }) },
    },
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
