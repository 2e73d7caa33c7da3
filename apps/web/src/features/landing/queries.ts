import { read } from '../../client/index.ts'

/** Some people of the network, for the hero. */
export const livingFaces = read({
  key: ['network', 'faces'],
  route: () => import('@podium/contract/network').then((contract) => contract.getFaces),
  input: {},
  sameForEveryone: true,
})
