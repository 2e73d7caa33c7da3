import { read } from '../../client/index.ts'

/** More than the hero shows at once, so that it can choose. */
const asked = 30

/** Some people of the network, for the hero. */
export const livingFaces = read({
  key: ['network', 'faces'],
  route: () => import('@podium/contract/network').then((contract) => contract.searchNetwork),
  input: { query: { _limit: asked } },
  sameForEveryone: true,
})
