import { read } from '../../client/index.ts'

/** The user's plan, and what it entitles them to. */
export const ownSubscription = read({
  key: ['subscription'],
  route: () => import('@podium/contract/plans').then(({ getSubscription }) => getSubscription),
  input: {},
})
