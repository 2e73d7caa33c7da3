import type { MemberRole } from '@podium/contract/roles'
import { type OrderStatus, undecidedOrderStatuses } from '@podium/contract/order-rules'
import type { OrderHistory } from '@podium/contract/orders'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { OrderRecord } from './records.ts'

/** A person as an order shows them. */
export type CardRecord = Pick<
  Tables['profile_cards'],
  'id' | 'name' | 'last_name' | 'sport' | 'avatar_id' | 'shown'
> & { role: MemberRole }

/** An order with both sides, and what has become of its product. */
export interface EntryRecord extends OrderRecord {
  buyer: CardRecord
  seller: CardRecord
  /** The product is neither archived nor deleted; whether others see it besides is `product_active`. */
  product_there: boolean
  product_active: boolean
  recall_reason: string
}

const card = (alias: string) => sql`json_build_object(
  'id', ${sql.ref(`${alias}.id`)}, 'role', ${sql.ref(`${alias}.role`)},
  'name', ${sql.ref(`${alias}.name`)}, 'last_name', ${sql.ref(`${alias}.last_name`)},
  'sport', ${sql.ref(`${alias}.sport`)},
  'avatar_id', ${sql.ref(`${alias}.avatar_id`)}, 'shown', ${sql.ref(`${alias}.shown`)})`

const entry = sql`
  o.*, ${card('b')} as buyer, ${card('s')} as seller,
  p.archived_at is null as product_there, p.active as product_active,
  p.recall_reason`

const withTheRest = sql`
  join profile_cards b on b.id = o.buyer_id
  join profile_cards s on s.id = o.seller_id
  join products p on p.id = o.product_id`

/** One order with both its sides. */
export async function findEntry(db: Db, id: number): Promise<EntryRecord | undefined> {
  const { rows } = await sql<EntryRecord>`
    select ${entry} from orders o ${withTheRest} where o.id = ${id}`.execute(db)
  return rows[0]
}

/** How the orders of an order's two people went, each on the side they are on here. */
export async function findHistories(
  db: Db,
  { buyer_id, seller_id }: Pick<OrderRecord, 'buyer_id' | 'seller_id'>,
): Promise<{ buyer: OrderHistory; seller: OrderHistory }> {
  const history = (side: 'buyer_id' | 'seller_id', userId: number) => sql`(
    select json_build_object(
      'since', (select created_at from users where id = ${userId}),
      'orders', count(*), 'disputed', count(coalesce(disputed_at, contested_at)),
      'refunded', count(*) filter (where status = 'REFUNDED'))
    from orders where ${sql.ref(side)} = ${userId})`
  const { rows } = await sql<{ buyer: OrderHistory; seller: OrderHistory }>`
    select ${history('buyer_id', buyer_id)} as buyer, ${history('seller_id', seller_id)} as seller`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new Error('a statement without a table answers one row')
  const { buyer, seller } = found
  const written = (one: OrderHistory) => ({ ...one, since: new Date(one.since).toISOString() })
  return { buyer: written(buyer), seller: written(seller) }
}

/** Whose orders: of one side, of a person on either side, or all. */
export type Whose = { buyer: number } | { seller: number } | { either: number } | 'everybody'

interface OrderPage {
  /** `WAITING` for an admin to decide. */
  status?: OrderStatus | 'WAITING' | undefined
  _sort: 'placedAt' | 'credits'
  _order: 'ASC' | 'DESC'
  _limit: number
  _page: number
}

/** A page of orders and how many there are. */
export async function findEntries(db: Db, whose: Whose, page: OrderPage) {
  const statuses = page.status === 'WAITING' ? undecidedOrderStatuses : [page.status]
  const wanted = page.status
    ? sql`${belongingTo(whose)} and status in (${sql.join(statuses)})`
    : belongingTo(whose)
  const direction = page._order === 'ASC' ? sql`asc` : sql`desc`
  const sorted = page._sort === 'credits' ? sql`credits ${direction}, id` : sql`id`
  const [list, counted] = await Promise.all([
    sql<EntryRecord>`
      select ${entry}
      from (select * from orders where ${wanted} order by ${sorted} ${direction}
            limit ${page._limit} offset ${page._page * page._limit}) o
      ${withTheRest}
      order by ${page._sort === 'credits' ? sql`o.credits ${direction}, o.id` : sql`o.id`} ${direction}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*) as total from orders where ${wanted}`.execute(db),
  ])
  return { list: list.rows, total: counted.rows[0]?.total ?? 0 }
}

function belongingTo(whose: Whose) {
  if (whose === 'everybody') return sql`true`
  if ('buyer' in whose) return sql`buyer_id = ${whose.buyer}`
  if ('seller' in whose) return sql`seller_id = ${whose.seller}`
  return sql`(buyer_id = ${whose.either} or seller_id = ${whose.either})`
}
