import type { DelegationSide } from '@podium/contract/delegations'
import { read } from '../../client/index.ts'

const contract = () => import('@podium/contract/delegations')

export const delegationsKey = ['delegations']

/** The user's delegations on one side: those that run or wait come first. */
export const delegationsRead = (side: DelegationSide) =>
  read({
    key: [...delegationsKey, side],
    route: () => contract().then(({ listDelegations }) => listDelegations),
    input: { query: { side, _limit: 50 } },
  })

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
