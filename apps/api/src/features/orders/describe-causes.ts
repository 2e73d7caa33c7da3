import { type OrderAct, orderMoves } from '@podium/contract/order-rules'
import type { Db } from '../../platform/database/index.ts'
import type { CauseFacts } from '../wallet/index.ts'
import { findTitles } from './records.ts'

/**
 * What became of orders and what was ordered, for the lines of a history: the title as it was when it
 * was bought.
 */
export async function describeOrderCauses(
  db: Db,
  ids: number[],
  reader: number,
): Promise<Map<number, CauseFacts>> {
  const orders = await findTitles(db, ids, reader)
  return new Map(
    orders.map(({ id, title, last_act, paid_at, withdrawn_at }) => [
      id,
      {
        state: stateOf(last_act, paid_at),
        subject: { name: title, page: null },
        withdrawn: last_act === 'cancel' || withdrawn_at !== null,
      },
    ]),
  )
}

/** Where the credits are is said by the last move of its table; before one ends it, by who has them. */
function stateOf(act: OrderAct | null, paidAt: Date | null): CauseFacts['state'] {
  if (act && orderMoves[act].credits === 'release') return 'RELEASED'
  return paidAt ? 'PAID' : 'WAITING'
}
