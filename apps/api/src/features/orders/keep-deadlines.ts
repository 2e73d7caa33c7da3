import { mayMoveOrder, type OrderAct, orderActs, orderMoves } from '@podium/contract/order-rules'
import { now } from '../../platform/clock.ts'
import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import { eachByItself, type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { makeMove } from './move-order.ts'
import { findDue, lockOrder } from './records.ts'

const deadlineJob = job<object>('keep-order-deadlines', { retries: 0, schedule: '* * * * *' })

const atOnce = 500

/**
 * Every minute, lets time decide what neither side did, as the table of moves says: an order without an
 * answer, one that was shipped and not spoken of, one that was withdrawn and not sent back, and one that
 * was sent back and not spoken of.
 */
export function deadlineHandler({
  db,
  inTransaction,
  log,
}: {
  db: Db
  inTransaction: InTransaction
  log: Log
}): JobHandler {
  return jobHandler(deadlineJob, async () => {
    const deps = { inTransaction, log }
    const failed = 'an order could not be ended'
    await eachByItself(deps, await findDue(db, atOnce), { act: letTimeDecide, failed })
  })
}

/** Looks again once the order is locked: a side may have acted meanwhile. */
async function letTimeDecide(tx: Tx, orderId: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order?.due_at || order.due_at > now()) return
  const act = orderActs.find((one) => isActOfTime(one) && mayMoveOrder(one, order.status))
  if (!act) throw new Error(`time decides nothing about order ${orderId}`)
  await makeMove(tx, order, { orderId, act, actor: null })
}

const isActOfTime = (act: OrderAct) => orderMoves[act].by === 'time'
