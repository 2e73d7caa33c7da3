import type { Wallet } from '@podium/contract/wallet'
import type { Db } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findAccounts, findPerson, sumHeld } from './records.ts'

/** What a member holds; an account that was never used is empty. */
export async function readWallet(db: Db, userId: number): Promise<Wallet> {
  const [accounts, held] = await Promise.all([findAccounts(db, userId), sumHeld(db, userId)])
  const balance = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0
  return {
    available: balance('available'),
    reserved: balance('reserved'),
    held: held + balance('matching'),
    debt: Math.abs(balance('debt')),
    version: accounts.find((account) => account.kind === 'available')?.version ?? 0,
  }
}

/** A member's wallet for an admin; admins have none themselves (`wallet.transfer`). */
export async function readWalletOf(db: Db, userId: number): Promise<Wallet> {
  const person = (await findPerson(db, userId)) ?? refuse('userNotFound')
  if (person.role === 'ADMIN') refuse('forbidden')
  return readWallet(db, userId)
}
