import { call, read } from '../../client/index.ts'

const contract = () => import('@podium/contract/plans')

/** All plans with their prices. */
export const planCatalogue = read({
  key: ['plans'],
  route: () => contract().then(({ listPlans }) => listPlans),
  input: {},
  sameForEveryone: true,
})

export async function cancelOwnSubscription() {
  const { cancelSubscription } = await contract()
  return call(cancelSubscription)
}
