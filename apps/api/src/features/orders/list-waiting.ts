import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'

/** What is told of an order, with the side of it that waits, and since when. */
const columns = (other: 'buyer_id' | 'seller_id', since: RawBuilder<unknown>) => sql`
  count(*) over () as total, id, ${sql.ref(other)} as "personId", ${since} as since,
  due_at as deadline, title, credits`

/** The orders a seller has to ship or decline, the first to lapse first. */
export function waitingToShip(db: Db, sellerId: number, most: number): Promise<WaitingList> {
  const statement = sql`
    select ${columns('buyer_id', sql`placed_at`)} from orders
    where seller_id = ${sellerId} and status = 'PLACED'
    order by due_at, id limit ${most}`
  return waitingList(db, statement)
}

/** The orders a buyer has to confirm or dispute, the first to be presumed first. */
export function waitingToConfirm(db: Db, buyerId: number, most: number): Promise<WaitingList> {
  const statement = sql`
    select ${columns('seller_id', sql`shipped_at`)} from orders
    where buyer_id = ${buyerId} and status = 'SHIPPED'
    order by due_at, id limit ${most}`
  return waitingList(db, statement)
}

/** The orders a buyer withdrew from and has to send back, the first to lapse first. */
export function waitingToReturn(db: Db, buyerId: number, most: number): Promise<WaitingList> {
  const statement = sql`
    select ${columns('seller_id', sql`withdrawn_at`)} from orders
    where buyer_id = ${buyerId} and status = 'WITHDRAWN' and due_at is not null
    order by due_at, id limit ${most}`
  return waitingList(db, statement)
}

/** The returns a seller has to receive or contest, the first to be presumed first. */
export function waitingToReceiveBack(db: Db, sellerId: number, most: number): Promise<WaitingList> {
  const statement = sql`
    select ${columns('buyer_id', sql`sent_back_at`)} from orders
    where seller_id = ${sellerId} and status = 'RETURNING'
    order by due_at, id limit ${most}`
  return waitingList(db, statement)
}

/** The claims that an admin has to decide, the oldest first. */
export function waitingClaims(db: Db, most: number): Promise<WaitingList> {
  const statement = sql`
    select ${columns('buyer_id', sql`claimed_at`)} from orders
    where status = 'CLAIMED' order by claimed_at, id limit ${most}`
  return waitingList(db, statement)
}

/** The disputes that an admin has to decide, the oldest first. */
export function waitingDisputes(db: Db, most: number): Promise<WaitingList> {
  const statement = sql`
    select ${columns('buyer_id', sql`coalesce(contested_at, disputed_at)`)} from orders
    where status = 'DISPUTED' order by since, id limit ${most}`
  return waitingList(db, statement)
}
