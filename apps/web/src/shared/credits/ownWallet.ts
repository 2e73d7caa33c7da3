import { read } from '../../client/index.ts'

/** The user's own credits: available, reserved, held for orders, owed. */
export const ownWallet = read({
  key: ['wallet', 'balance'],
  route: () => import('@podium/contract/wallet').then((contract) => contract.getWallet),
  input: {},
})
