import { read } from '../../client/index.ts'

/** The access tokens of the user: those that run come first. */
export const tokensRead = read({
  key: ['tokens'],
  route: () => import('@podium/contract/tokens').then(({ listTokens }) => listTokens),
  input: { query: { _limit: 100 } },
})
