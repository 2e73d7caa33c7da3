import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import { refuseLeaving } from '../../platform/refuse.ts'
import { findAccount } from '../identity/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findOrdersOf, hasOpenOrder } from './records.ts'

/**
 * No account closes while credits of its orders wait (`couldNotDeleteUser`); no new one can come
 * meanwhile.
 */
export async function keepOpenForOrders(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await lock(tx, 'orders', userId)
  if (await hasOpenOrder(tx, userId)) refuseLeaving('openOrders')
}

export const ordersExport: ExportPart = {
  name: 'orders',
  collect: async (db: Db, userId: number) => ({
    bought: await boughtBy(db, userId),
    // Where a buyer lives is not the seller's to keep.
    sold: (await findOrdersOf(db, 'seller_id', userId)).map((order) => ({
      ...order,
      delivery: undefined,
    })),
  }),
}

/** What somebody bought; what sellers said of it is left out for who is protected, as in the order. */
async function boughtBy(db: Db, userId: number) {
  const bought = await findOrdersOf(db, 'buyer_id', userId)
  if (!(await findAccount(db, userId))?.protected) return bought
  return bought.map((order) => ({
    ...order,
    tracking_note: '',
    decline_reason: '',
    contest_reason: '',
  }))
}
