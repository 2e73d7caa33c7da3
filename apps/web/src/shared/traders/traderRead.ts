import { read } from '../../client/index.ts'

/** A sponsor's own details as a seller, and how they stand (`traders.check`). */
export const traderRead = read({
  key: ['trader'],
  route: () => import('@podium/contract/traders').then(({ getTrader }) => getTrader),
  input: {},
})
