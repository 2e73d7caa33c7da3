import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'

interface Wanted {
  /** The side that waits. */
  by: 'buyer_id' | 'seller_id'
  since: RawBuilder<unknown>
  where: RawBuilder<unknown>
  /** By what the most urgent come first: the day on which time decides unless given. */
  first?: RawBuilder<unknown>
  most: number
}

function waitingOrders(db: Db, { by, since, where, first = sql`due_at`, most }: Wanted) {
  const statement = sql`
    select count(*) over () as total, id, ${sql.ref(by)} as "personId", ${since} as since,
      due_at as deadline, title, credits
    from orders where ${where} order by ${first}, id limit ${most}`
  return waitingList(db, statement)
}

/** The orders a seller has to ship or decline, the first to lapse first. */
export function waitingToShip(db: Db, sellerId: number, most: number): Promise<WaitingList> {
  const where = sql`seller_id = ${sellerId} and status = 'PLACED'`
  return waitingOrders(db, { by: 'buyer_id', since: sql`placed_at`, where, most })
}

/** The orders a buyer has to confirm or dispute, the first to be presumed first. */
export function waitingToConfirm(db: Db, buyerId: number, most: number): Promise<WaitingList> {
  const where = sql`buyer_id = ${buyerId} and status = 'SHIPPED'`
  return waitingOrders(db, { by: 'seller_id', since: sql`shipped_at`, where, most })
}

/** The orders a buyer withdrew from and has to send back, the first to lapse first. */
export function waitingToReturn(db: Db, buyerId: number, most: number): Promise<WaitingList> {
  const where = sql`buyer_id = ${buyerId} and status = 'WITHDRAWN' and due_at is not null`
  return waitingOrders(db, { by: 'seller_id', since: sql`withdrawn_at`, where, most })
}

/**
 * The orders that a guardian has to confirm or send back for protected buyers, the first due first; not those
 * of what they sell themselves, which another guardian moves.
 */
export function waitingWardOrders(
  db: Db,
  { guardianId, wardIds }: { guardianId: number; wardIds: readonly number[] },
  most: number,
): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, id, seller_id as "personId", buyer_id as "wardId",
      coalesce(withdrawn_at, shipped_at) as since, due_at as deadline, title
    from orders
    where buyer_id = any(${wardIds}::integer[]) and seller_id <> ${guardianId}
      and (status = 'SHIPPED' or status = 'WITHDRAWN' and due_at is not null)
    order by due_at, id limit ${most}`
  return waitingList(db, statement)
}

/** The returns a seller has to receive or contest, the first to be presumed first. */
export function waitingToReceiveBack(db: Db, sellerId: number, most: number): Promise<WaitingList> {
  const where = sql`seller_id = ${sellerId} and status = 'RETURNING'`
  return waitingOrders(db, { by: 'buyer_id', since: sql`sent_back_at`, where, most })
}

/** The claims that an admin has to decide, the oldest first. */
export function waitingClaims(db: Db, most: number): Promise<WaitingList> {
  const since = sql`claimed_at`
  const where = sql`status = 'CLAIMED'`
  return waitingOrders(db, { by: 'buyer_id', since, where, first: since, most })
}

/** The disputes that an admin has to decide, the oldest first. */
export function waitingDisputes(db: Db, most: number): Promise<WaitingList> {
  const since = sql`coalesce(contested_at, disputed_at)`
  const where = sql`status = 'DISPUTED'`
  return waitingOrders(db, { by: 'buyer_id', since, where, first: since, most })
}
