import type { Wallet } from '@podium/contract/wallet'
import { read } from '../../client/index.ts'

/** The user's own credits: available, reserved, held for orders, owed. */
export const ownWallet = read({
  key: ['wallet', 'balance'],
  route: () => import('@podium/contract/wallet').then((contract) => contract.getWallet),
  input: {},
})

/** What somebody has less what they owe, which the next credits to arrive settle first; below 0 for who owes. */
export function netOf({ available, debt }: Pick<Wallet, 'available' | 'debt'>): number {
  return available - debt
}
