import { queryOptions } from '@tanstack/react-query'
import type { Shortlisted } from '@podium/contract/shortlist'
import { ask, read } from '../../client/index.ts'

const contract = () => import('@podium/contract/shortlist')

/** Everything about the list is read again when something of it changes. */
export const shortlistKey = ['shortlist'] as const

export const shortlistPageSize = 20
export const shortlistSorts = ['since', 'name'] as const
export type ShortlistSort = (typeof shortlistSorts)[number]

/** A page of the user's own list. */
export function shortlistRead(sort: ShortlistSort) {
  return (page: number) =>
    read({
      key: [...shortlistKey, 'list', sort, page],
      route: () => contract().then(({ listShortlist }) => listShortlist),
      input: { query: { _sort: sort, _page: page, _limit: shortlistPageSize } },
    })
}

/** Which of some are on the list, by their ids; up to a hundred at once. */
export function shortlistedAmong(ids: readonly number[]) {
  return queryOptions({
    queryKey: [...shortlistKey, 'among', ids.join()],
    queryFn: async ({ client, signal }): Promise<Shortlisted[]> => {
      const { listShortlist } = await contract()
      const { list } = await ask({ client, signal }, listShortlist, {
        query: { ids: ids.join(), _limit: 100 },
      })
      return list
    },
  })
}
