import type { Delivery, OrderAct, OrderStatus } from '@podium/contract/orders'
import type { TraderDetails } from '@podium/contract/traders'
import {
  openOrderStatuses,
  orderArrivalDays,
  type OrderCourse,
  undecidedOrderStatuses,
} from '@podium/contract/order-rules'
import {
  type Generated,
  type Insertable,
  type JSONColumnType,
  type Selectable,
  sql,
  type Updateable,
} from 'kysely'
import { now } from '../../platform/clock.ts'
import { countRows, type Db, findsAny, type Tx } from '../../platform/database/index.ts'

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
  /** Who sold it, as it was checked then. */
  trader: JSONColumnType<TraderDetails> | null
  delivery: JSONColumnType<Delivery> | null
  status: OrderStatus
  last_act: OrderAct | null
  hold_id: number | null
  tracking_note: Generated<string>
  decline_reason: Generated<string>
  dispute_reason: Generated<string>
  decision_reason: Generated<string>
  return_note: Generated<string>
  contest_reason: Generated<string>
  claim_reason: Generated<string>
  claim_answer: Generated<string>
  placed_at: Date
  due_at: Date | null
  shipped_at: Date | null
  confirmed_at: Date | null
  paid_at: Date | null
  disputed_at: Date | null
  withdrawn_at: Date | null
  sent_back_at: Date | null
  contested_at: Date | null
  claimed_at: Date | null
  recalled_at: Generated<Date | null>
  ended_at: Date | null
}

export type OrderRecord = Selectable<OrdersTable>

type NewOrder = Pick<
  Insertable<OrdersTable>,
  'product_id' | 'buyer_id' | 'seller_id' | 'title' | 'description' | 'credits' | 'image_id'
>

const nothingYet = {
  shipped_at: null,
  confirmed_at: null,
  paid_at: null,
  disputed_at: null,
  withdrawn_at: null,
  sent_back_at: null,
  contested_at: null,
  claimed_at: null,
  ended_at: null,
}

/** An order that is just placed; its credits are not in escrow yet. */
export function insertOrder(
  tx: Tx,
  order: NewOrder,
  {
    delivery,
    trader,
    answerSeconds,
  }: { delivery: Delivery; trader: TraderDetails | null; answerSeconds: number },
): Promise<OrderRecord> {
  const placedAt = now()
  return tx
    .insertInto('orders')
    .values({
      ...order,
      delivery: JSON.stringify(delivery),
      trader: trader && JSON.stringify(trader),
      status: 'PLACED',
      last_act: null,
      hold_id: null,
      placed_at: placedAt,
      due_at: secondsAfter(placedAt, answerSeconds),
      ...nothingYet,
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
  changes: Omit<Updateable<OrdersTable>, 'delivery' | 'trader'>,
): Promise<OrderRecord> {
  return tx
    .updateTable('orders')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether an order of a person is not at its end, whichever side they are on. */
export async function hasOpenOrder(db: Db, userId: number): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('orders')
      .select('id')
      .where((where) => where.or([where('buyer_id', '=', userId), where('seller_id', '=', userId)]))
      .where('status', 'in', openOrderStatuses)
      .where('ended_at', 'is', null)
      .limit(1),
  )
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

/** Whether the buyer of an order has its product, or waits for it, and was not told of a recall since a moment. */
const isUntold = (since: Date) => sql<boolean>`
  (recalled_at is null or recalled_at < ${since})
  and status not in ('DECLINED', 'EXPIRED', 'REFUNDED', 'RETURNED')
  and (status <> 'WITHDRAWN' or ended_at is null)`

/** Orders of a recalled product whose buyers are to be told. */
export async function findUntold(
  db: Db,
  { productId, since }: { productId: number; since: Date },
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where product_id = ${productId} and ${isUntold(since)}
    order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** One of them, locked until the transaction ends; undefined where it has come to its end meanwhile. */
export function lockUntold(tx: Tx, id: number, since: Date): Promise<OrderRecord | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where(() => isUntold(since))
    .forUpdate()
    .executeTakeFirst()
}

/** Takes out of the orders of a product that it is recalled; answers those. */
export function clearRecall(tx: Tx, productId: number): Promise<OrderRecord[]> {
  return tx
    .updateTable('orders')
    .set({ recalled_at: null })
    .where('product_id', '=', productId)
    .where('recalled_at', 'is not', null)
    .returningAll()
    .execute()
}

/**
 * Takes who sold it out of the orders in which nothing has happened since a moment: not placed, shipped,
 * ended, nor recalled. One that is still open keeps it.
 */
export async function forgetSellers(tx: Tx, before: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ trader: null })
    .where('trader', 'is not', null)
    .where(
      sql<Date>`greatest(placed_at, shipped_at + ${`${orderArrivalDays} days`}::interval,
        confirmed_at, ended_at, recalled_at)`,
      '<',
      before,
    )
    .where((is) =>
      is.or([is('status', 'not in', openOrderStatuses), is('ended_at', 'is not', null)]),
    )
    .execute()
}

/** Whether somebody was told of the recall for another order of theirs, since a moment. */
export async function wasTold(
  db: Db,
  { buyer_id, product_id }: OrderRecord,
  since: Date,
): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('orders')
      .select('id')
      .where((is) => is.and({ buyer_id, product_id }))
      .where('recalled_at', '>=', since)
      .limit(1),
  )
}

/** What these orders are of, as far as a person is on one of their sides. */
export function findTitles(db: Db, ids: number[], userId: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'title', 'last_act', 'paid_at', 'withdrawn_at'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where((where) => where.or([where('buyer_id', '=', userId), where('seller_id', '=', userId)]))
    .execute()
}

/** Reads the delivery of a buyer's last order. */
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

/** How many disputes and claims wait for a decision. */
export function countUndecided(db: Db): Promise<number> {
  return countRows(db.selectFrom('orders').where('status', 'in', undecidedOrderStatuses))
}

/** How far an order has come, as the contract's rules ask for it. */
export function courseOf(order: OrderRecord): OrderCourse {
  return {
    status: order.status,
    shippedAt: order.shipped_at,
    confirmedAt: order.confirmed_at,
    withdrawnAt: order.withdrawn_at,
    claimedAt: order.claimed_at,
    recalledAt: order.recalled_at,
  }
}
