import type { LotKind } from '@podium/contract/wallet'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

/** Credits that came together, and how many of them can still be spent. */
export interface LotRow {
  /** The transfer they came with. */
  id: number
  kind: LotKind
  /** Our own number of the payment; null where none bought them. */
  payment_id: number | null
  credits: number
  remaining: number
  created_at: Date
}

const lotsOf = (userId: number) =>
  sql`lots_of((select id from accounts where holder = ${userId} and kind = 'available'))`

interface Wanted {
  limit: number
  offset: number
  order: 'ASC' | 'DESC'
  /** Those alone of which something is left. */
  isUnspent?: boolean
}

/** A page of somebody's lots in the order they came, and how many there are. */
export async function findLots(
  db: Db,
  userId: number,
  { limit, offset, order, isUnspent = false }: Wanted,
): Promise<{ list: LotRow[]; total: number }> {
  const direction = order === 'ASC' ? sql`asc` : sql`desc`
  const { rows } = await sql<{ total: number; list: LotJson[] | null }>`
    with lots as materialized (
      select * from ${lotsOf(userId)} where remaining > 0 or not ${isUnspent}::boolean)
    select (select count(*) from lots) as total,
      (select json_agg(page order by id ${direction}) from (
         select * from lots order by id ${direction} limit ${limit} offset ${offset}
       ) page) as list`.execute(db)
  const { total = 0, list } = rows[0] ?? {}
  return {
    total,
    list: (list ?? []).map((lot) => ({ ...lot, created_at: new Date(lot.created_at) })),
  }
}

type LotJson = Omit<LotRow, 'created_at'> & { created_at: string }

/**
 * How many credits of a purchase its buyer can still spend. Whoever acts on it has locked the
 * buyer's available account before (`lockAvailable`), so that the answer holds.
 */
export async function findUnspent(db: Db, userId: number, paymentId: number): Promise<number> {
  const { rows } = await sql<{ remaining: number }>`
    select remaining from ${lotsOf(userId)} where payment_id = ${paymentId}`.execute(db)
  return rows[0]?.remaining ?? 0
}
