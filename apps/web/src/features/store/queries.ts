import { read } from '../../client/index.ts'

/** The seven packs, the cheapest first. */
export const creditPacks = read({
  key: ['credit-packs'],
  route: () => import('@podium/contract/payments').then((contract) => contract.listCreditPacks),
  input: {},
  sameForEveryone: true,
})
