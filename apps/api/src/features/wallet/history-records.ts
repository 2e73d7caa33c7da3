import type { CauseKind, TransferReason } from '@podium/contract/wallet'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

/** One line of somebody's history, seen from their available account. */
export interface HistoryRow {
  id: number
  /** Signed: what came in is above zero. */
  credits: number
  reason: TransferReason
  cause_kind: CauseKind | null
  cause_id: number | null
  description: string
  created_at: Date
}

interface Wanted {
  limit: number
  offset: number
  order: 'ASC' | 'DESC'
}

/** A page of somebody's history in the order it happened, and how many lines there are. */
export async function findHistory(db: Db, userId: number, wanted: Wanted) {
  const [page, counted] = await Promise.all([findLines(db, userId, wanted), countLines(db, userId)])
  return { list: page, total: counted }
}

// Each side has its own index in the order of the history; a page needs the first lines of both.
async function findLines(db: Db, userId: number, { limit, offset, order }: Wanted) {
  const direction = order === 'ASC' ? sql`asc` : sql`desc`
  const most = limit + offset
  const columns = sql`id, reason, cause_kind, cause_id, description, created_at`
  const own = sql`(select id from accounts where holder = ${userId} and kind = 'available')`
  const { rows } = await sql<HistoryRow>`
    select * from (
      (select ${columns}, credits from transfers where to_account = ${own}
       order by id ${direction} limit ${most})
      union all
      (select ${columns}, -credits from transfers where from_account = ${own}
       order by id ${direction} limit ${most})
    ) lines order by id ${direction} limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

async function countLines(db: Db, userId: number): Promise<number> {
  const own = sql`(select id from accounts where holder = ${userId} and kind = 'available')`
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from transfers where to_account = ${own})
         + (select count(*) from transfers where from_account = ${own}) as total
  `.execute(db)
  return rows[0]?.total ?? 0
}
