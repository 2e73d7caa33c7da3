import type { Order } from '@podium/contract/orders'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordAct } from '../audit/index.ts'
import type { FileKeys } from '../files/index.ts'
import { actOnOrder } from './move-order.ts'
import { lockOrder } from './records.ts'

type Decision = 'pay' | 'refund' | 'grant' | 'dismiss'

/** An admin ends a dispute or a claim: the seller has the credits, or the buyer has them back. */
export async function decideOrder(
  tx: Tx,
  keys: FileKeys,
  admin: Viewer,
  { id, decision, reason }: { id: number; decision: Decision; reason: string },
): Promise<Order> {
  const before = (await lockOrder(tx, id)) ?? refuse('entityDoesNotExist')
  const order = await actOnOrder(tx, keys, admin, { orderId: id, act: decision, said: reason })
  if (before.last_act === decision) return order
  await recordAct(tx, admin, {
    act: 'ORDER_DECIDED',
    on: { kind: 'order', id },
    userId: before.buyer_id,
    before: { status: before.status },
    after: { status: order.status, decision, credits: before.credits },
    reason,
  })
  return order
}
