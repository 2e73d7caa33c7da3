import type { Db, Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findHistory } from './history-records.ts'
import { findLots } from './lot-records.ts'
import { readWallet } from './read-wallet.ts'
import { markAccounts } from './records.ts'

/**
 * Who leaves keeps what the ledger says under their number (`account.closing`): nothing is moved,
 * because credits are not paid out, and admins give and take no more.
 */
export function closeWallet(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return markAccounts(tx, userId, { closed: true })
}

/** Lets somebody whose account is open again use what they had. */
export function reopenWallet(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return markAccounts(tx, userId, { closed: false })
}

const everything = { limit: 1_000_000, offset: 0, order: 'ASC' } as const

export const walletExport: ExportPart = {
  name: 'wallet',
  collect: async (db: Db, userId: number) => ({
    ...(await readWallet(db, userId)),
    transactions: (await findHistory(db, userId, everything)).list,
    lots: (await findLots(db, userId, everything)).list,
  }),
}
