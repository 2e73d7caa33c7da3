import { now } from '../../platform/clock.ts'
import { type Db, type InTransaction, lock, type Tx } from '../../platform/database/index.ts'
import { job, type JobHandler, jobHandler } from '../../platform/jobs/index.ts'
import { factsOf, publishOrder } from './announce.ts'
import { orderRecalled, recallTakenBack } from './events.ts'
import { makeMove } from './move-order.ts'
import { findReversedAt } from '../decisions/index.ts'
import { isRecalled, takeRecallBack } from '../products/index.ts'
import { clearRecall, findUntold, lockUntold, updateOrder, wasTold } from './records.ts'

const recallJob = job<{ productId: number; reason: string }>('tell-recall')

/** Leaves it to a job to tell everybody who bought a recalled product (`products.recall`). */
export function tellBuyers(
  tx: Tx,
  { productId, reason }: { productId: number; reason: string },
): Promise<void> {
  return tx.enqueue(recallJob, { productId, reason })
}

/** Orders in one transaction; what is told is told, whatever becomes of the next ones. */
const batch = 25

/** Each order is noted as told in the transaction that tells, so that no try tells anybody twice. */
export function recallHandler(parts: { db: Db; inTransaction: InTransaction }): JobHandler {
  return jobHandler(recallJob, async ({ productId, reason }) => {
    // Where a recall was taken back and the product is recalled anew, everybody is told anew.
    const back = await findReversedAt(parts.db, { cause: 'PRODUCT_RECALLED', subjectId: productId })
    const since = back ?? new Date(0)
    for (;;) {
      const ids = await findUntold(parts.db, { productId, since }, batch)
      if (ids.length === 0) return
      const stands = await parts.inTransaction(async (tx) => {
        await lock(tx, 'recall', productId)
        if (!(await isRecalled(tx, productId))) return false
        for (const id of ids) await tellBuyer(tx, id, { reason, since })
        return true
      })
      if (!stands) return
    }
  })
}

/**
 * Takes a recall back: the orders of the product are as any others, what buyers did meanwhile stays, and
 * each who was told of the recall is told of this (`products.recall`).
 */
export async function liftRecall(
  tx: Tx,
  productId: number,
  undo: Parameters<typeof takeRecallBack>[2],
): Promise<void> {
  await lock(tx, 'recall', productId)
  await takeRecallBack(tx, productId, undo)
  const told = new Set<number>()
  for (const order of await clearRecall(tx, productId)) {
    publishOrder(tx, order)
    if (told.has(order.buyer_id)) continue
    told.add(order.buyer_id)
    await tx.emit(recallTakenBack, factsOf(order))
  }
}

/** Tells a buyer once, however often they bought it; what was not shipped yet is declined. */
async function tellBuyer(
  tx: Tx,
  orderId: number,
  { reason, since }: { reason: string; since: Date },
): Promise<void> {
  const order = await lockUntold(tx, orderId, since)
  if (!order) return
  const knows = await wasTold(tx, order, since)
  // Another server's clock may be behind the one of who took the earlier recall back.
  const told = await updateOrder(tx, orderId, { recalled_at: now() > since ? now() : since })
  if (order.status === 'PLACED') {
    await makeMove(tx, told, { orderId, act: 'decline', said: reason, actor: null })
  } else {
    publishOrder(tx, told)
  }
  if (!knows) await tx.emit(orderRecalled, { ...factsOf(told), said: reason })
}
