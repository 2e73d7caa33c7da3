import { read } from '../../client/index.ts'

/** The plan one has, and what one is entitled to. */
export const ownSubscription = read({
  key: ['subscription'],
  route: () => import('@podium/contract/plans').then(({ getSubscription }) => getSubscription),
  input: {},
})
