import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { countedList, type WaitingList } from '../../platform/waiting.ts'

interface Row {
  total: number
  id: number
  buyer_id: number
  seller_id: number
  title: string
  credits: number
  since: Date
  due_at: Date | null
}

const columns = sql`count(*) over () as total, id, buyer_id, seller_id, title, credits, due_at`

/** The orders a seller has to ship or decline, the first to lapse first. */
export async function waitingToShip(db: Db, sellerId: number, most: number): Promise<WaitingList> {
  const { rows } = await sql<Row>`
    select ${columns}, placed_at as since from orders
    where seller_id = ${sellerId} and status = 'PLACED'
    order by due_at, id limit ${most}`.execute(db)
  return countedList(rows, (row) => viewWaiting(row, row.buyer_id))
}

/** The orders a buyer has to confirm or dispute, the first to be presumed first. */
export async function waitingToConfirm(
  db: Db,
  buyerId: number,
  most: number,
): Promise<WaitingList> {
  const { rows } = await sql<Row>`
    select ${columns}, shipped_at as since from orders
    where buyer_id = ${buyerId} and status = 'SHIPPED'
    order by due_at, id limit ${most}`.execute(db)
  return countedList(rows, (row) => viewWaiting(row, row.seller_id))
}

/** The orders a buyer withdrew from and has to send back, the first to lapse first. */
export async function waitingToReturn(db: Db, buyerId: number, most: number): Promise<WaitingList> {
  const { rows } = await sql<Row>`
    select ${columns}, withdrawn_at as since from orders
    where buyer_id = ${buyerId} and status = 'WITHDRAWN' and due_at is not null
    order by due_at, id limit ${most}`.execute(db)
  return countedList(rows, (row) => viewWaiting(row, row.seller_id))
}

/** The returns a seller has to receive or contest, the first to be presumed first. */
export async function waitingToReceiveBack(
  db: Db,
  sellerId: number,
  most: number,
): Promise<WaitingList> {
  const { rows } = await sql<Row>`
    select ${columns}, sent_back_at as since from orders
    where seller_id = ${sellerId} and status = 'RETURNING'
    order by due_at, id limit ${most}`.execute(db)
  return countedList(rows, (row) => viewWaiting(row, row.buyer_id))
}

/** The claims that an admin has to decide, the oldest first. */
export async function waitingClaims(db: Db, most: number): Promise<WaitingList> {
  const { rows } = await sql<Row>`
    select ${columns}, claimed_at as since from orders
    where status = 'CLAIMED' order by claimed_at, id limit ${most}`.execute(db)
  return countedList(rows, (row) => viewWaiting(row, row.buyer_id))
}

/** The disputes that an admin has to decide, the oldest first. */
export async function waitingDisputes(db: Db, most: number): Promise<WaitingList> {
  const { rows } = await sql<Row>`
    select ${columns}, coalesce(contested_at, disputed_at) as since from orders
    where status = 'DISPUTED' order by since, id limit ${most}`.execute(db)
  return countedList(rows, (row) => viewWaiting(row, row.buyer_id))
}

function viewWaiting({ id, since, due_at, title, credits }: Row, personId: number) {
  return { id, since, deadline: due_at, personId, facts: { title, credits } }
}
