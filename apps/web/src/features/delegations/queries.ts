import type { Delegation, DelegationSide } from '@podium/contract/delegations'
import { queryOptions } from '@tanstack/react-query'
import { mostPerPage, type Page } from '@podium/contract/list'
import { ask, type Asking, read } from '../../client/index.ts'

const contract = () => import('@podium/contract/delegations')

export const delegationsKey = ['delegations']

/**
 * The user's delegations on one side: all that run or wait, however many, and after them the latest of those
 * that are over.
 */
export const delegationsRead = (side: DelegationSide) =>
  queryOptions({
    queryKey: [...delegationsKey, side],
    queryFn: ({ client, signal }) => readOpen(side, { client, signal }),
  })

async function readOpen(side: DelegationSide, asking: Asking): Promise<Page<Delegation>> {
  const { listDelegations } = await contract()
  const all: Delegation[] = []
  for (let page = 0; ; page += 1) {
    const query = { side, _page: page, _limit: mostPerPage }
    const { list, total } = await ask(asking, listDelegations, { query })
    all.push(...list)
    const isAll = all.length >= total || list.length === 0
    if (isAll || list.at(-1)?.state === 'ENDED') return { list: all, total }
  }
}

/** What the offer behind a mailed link is. */
export const offerRead = (secret: string) =>
  read({
    key: ['delegation-offer', secret],
    route: () => contract().then(({ readOffer }) => readOffer),
    input: { params: { secret } },
  })

export const actsPerPage = 10

/** What delegates did for the user, the latest first; a page of it, from 0. */
export const actsRead = (page: number) =>
  read({
    key: [...delegationsKey, 'acts', page],
    route: () => contract().then(({ listActs }) => listActs),
    input: { query: { _page: page, _limit: actsPerPage } },
  })
