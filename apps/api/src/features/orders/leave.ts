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

/** What a seller says to who is protected is their guardian's to read (`minors.protected`). */
async function boughtBy(db: Db, userId: number) {
  const orders = await findOrdersOf(db, 'buyer_id', userId)
  if (!(await findAccount(db, userId))?.protected) return orders
  return orders.map((order) => ({ ...order, ...unsaid }))
}

const unsaid = { tracking_note: '', decline_reason: '', contest_reason: '' }
