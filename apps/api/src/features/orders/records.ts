import type { Delivery, OrderAct, OrderStatus } from '@podium/contract/orders'
import { openOrderStatuses } from '@podium/contract/order-rules'
import {
  type Generated,
  type Insertable,
  type JSONColumnType,
  type Selectable,
  sql,
  type Updateable,
} from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    orders: OrdersTable
  }
}

interface OrdersTable {
  id: Generated<number>
  product_id: number
  buyer_id: number
  seller_id: number
  title: string
  description: string
  credits: number
  image_id: number | null
  delivery: JSONColumnType<Delivery> | null
  status: OrderStatus
  last_act: OrderAct | null
  hold_id: number | null
  tracking_note: Generated<string>
  decline_reason: Generated<string>
  dispute_reason: Generated<string>
  decision_reason: Generated<string>
  placed_at: Date
  due_at: Date | null
  shipped_at: Date | null
  disputed_at: Date | null
  ended_at: Date | null
}

export type OrderRecord = Selectable<OrdersTable>

type NewOrder = Pick<
  Insertable<OrdersTable>,
  'product_id' | 'buyer_id' | 'seller_id' | 'title' | 'description' | 'credits' | 'image_id'
>

/** An order that is just placed; its credits are not in escrow yet. */
export function insertOrder(
  tx: Tx,
  order: NewOrder,
  { delivery, answerSeconds }: { delivery: Delivery; answerSeconds: number },
): Promise<OrderRecord> {
  const placedAt = now()
  return tx
    .insertInto('orders')
    .values({
      ...order,
      delivery: JSON.stringify(delivery),
      status: 'PLACED',
      last_act: null,
      hold_id: null,
      placed_at: placedAt,
      due_at: secondsAfter(placedAt, answerSeconds),
      shipped_at: null,
      disputed_at: null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

/** An order, locked until the transaction ends. */
export function lockOrder(tx: Tx, id: number): Promise<OrderRecord | undefined> {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function updateOrder(
  tx: Tx,
  id: number,
  changes: Omit<Updateable<OrdersTable>, 'delivery'>,
): Promise<OrderRecord> {
  return tx
    .updateTable('orders')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether credits of a person's order still wait, whichever side they are on. */
export async function hasOpenOrder(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where((where) => where.or([where('buyer_id', '=', userId), where('seller_id', '=', userId)]))
    .where('status', 'in', openOrderStatuses)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Orders that time decides by now, the longest due first. */
export async function findDue(db: Db, most: number): Promise<number[]> {
  const due = await db
    .selectFrom('orders')
    .select('id')
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(most)
    .execute()
  return due.map(({ id }) => id)
}

/** What these orders are of, as far as a person is on one of their sides. */
export function findTitles(db: Db, ids: number[], userId: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'title', 'status'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where((where) => where.or([where('buyer_id', '=', userId), where('seller_id', '=', userId)]))
    .execute()
}

/** Where a buyer's last order went. */
export async function findLastDelivery(db: Db, buyerId: number): Promise<Delivery | null> {
  const last = await db
    .selectFrom('orders')
    .select('delivery')
    .where('buyer_id', '=', buyerId)
    .where('delivery', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.delivery ?? null
}

// --- leaving -------------------------------------------------------------------------------------

/** Every order of a person on one side. */
export function findOrdersOf(db: Db, side: 'buyer_id' | 'seller_id', userId: number) {
  return db.selectFrom('orders').selectAll().where(side, '=', userId).orderBy('id').execute()
}

/** How many disputes wait for a decision. */
export async function countDisputes(db: Db): Promise<number> {
  const { disputes } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('disputes'))
    .where('status', '=', 'DISPUTED')
    .executeTakeFirstOrThrow()
  return disputes
}
