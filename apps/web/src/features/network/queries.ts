import type { QueryClient } from '@tanstack/react-query'
import type { Role } from '@podium/contract/roles'
import { ownSubscription } from '../../shared/credits/ownSubscription.ts'
import { read } from '../../client/index.ts'
import { readToOpen } from '../../shared/navigation/readToOpen.ts'
import { filtersOf, pageSize, wordsOf, type Reader, type Search } from './search.ts'

const highestFirst = { _sort: 'class', _order: 'DESC' } as const

/** One page of the people a search finds; `page` from 0. */
export function networkPage(search: Search, page: number) {
  const { class: least, ...filters } = filtersOf(search)
  const q = wordsOf(search)
  const byClass = least && { ...(least !== '0' && { class: least }), ...highestFirst }
  // A class has an order of its own, and so has what is searched for.
  const sorted = !least && !q && search.sort && { _sort: search.sort }
  return read({
    key: ['network', 'search', { q, ...filters, least, ...sorted }, page],
    route: () => import('@podium/contract/network').then((contract) => contract.searchNetwork),
    input: { query: { q, _limit: pageSize, _page: page, ...filters, ...byClass, ...sorted } },
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

/** Countries and regions where there are people to be found. */
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

/** What the viewer may ask the network for; without an answer about their plan, what every viewer may. */
export async function readerOf(
  queryClient: QueryClient,
  user: { role: Role } | null,
): Promise<Reader> {
  const own =
    user?.role === 'SPONSOR' &&
    (await queryClient.ensureQueryData(ownSubscription).catch(() => undefined))
  return {
    seesAll: user?.role === 'ADMIN',
    byClass: own ? own.entitlements.athletesByClass : false,
  }
}

/** Reads what a search shows before it is shown. */
export async function loadNetwork(queryClient: QueryClient, search: Search): Promise<void> {
  await readToOpen(() =>
    Promise.all(networkPages(search).map((page) => queryClient.ensureQueryData(page))),
  )
}
