import { orderMoves, type OrderStatus } from '@podium/contract/order-rules'
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
    orders.map(({ id, title, status }) => [
      id,
      { state: stateOf(status), subject: { name: title, page: null } },
    ]),
  )
}

const states = { wait: 'WAITING', pay: 'PAID', release: 'RELEASED' } as const

/** Where the credits are is said by the table of moves. */
function stateOf(status: OrderStatus): CauseFacts['state'] {
  const move = Object.values(orderMoves).find(({ to }) => to === status)
  return states[move?.credits ?? 'wait']
}
