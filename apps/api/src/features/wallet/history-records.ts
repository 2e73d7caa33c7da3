import type { CauseKind, MovementKind, TransferReason } from '@podium/contract/wallet'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

/** One line of a member's history, seen from their available account. */
export interface HistoryRow {
  id: number
  /** Signed: what came in is above zero. */
  credits: number
  reason: TransferReason
  cause_kind: CauseKind | null
  cause_id: number | null
  description: string
  created_at: Date
  /** Of the available account, after this line. */
  balance_after: number
}

interface Filter {
  kind?: MovementKind | undefined
  /** YYYY-MM in Portugal. */
  month?: string | undefined
}

interface Wanted extends Filter {
  limit: number
  offset: number
  order: 'ASC' | 'DESC'
}

/** A page of a member's history in the order it happened, and how many lines there are. */
export async function findHistory(db: Db, userId: number, wanted: Wanted) {
  const [page, counted] = await Promise.all([
    findLines(db, userId, wanted),
    countLines(db, userId, wanted),
  ])
  return { list: page, total: counted }
}

const ownAccount = (userId: number) =>
  sql`(select id from accounts where holder = ${userId} and kind = 'available')`

// Each side has its own index in the order of the history; a page needs the first lines of both.
async function findLines(db: Db, userId: number, wanted: Wanted) {
  const { limit, offset, order } = wanted
  const direction = order === 'ASC' ? sql`asc` : sql`desc`
  const most = limit + offset
  const columns = sql`id, reason, cause_kind, cause_id, description, created_at`
  const own = ownAccount(userId)
  const filter = filterOf(wanted)
  const { rows } = await sql<HistoryRow>`
    with page as (
      select * from (
        (select ${columns}, credits from transfers where to_account = ${own} ${filter}
         order by id ${direction} limit ${most})
        union all
        (select ${columns}, -credits from transfers where from_account = ${own} ${filter}
         order by id ${direction} limit ${most})
      ) lines order by id ${direction} limit ${limit} offset ${offset}
    ), balances as (${balancesOf(own, order)})
    select page.*, balances.after as balance_after
    from page join balances using (id)
    order by id ${direction}
  `.execute(db)
  return rows
}

/**
 * The balance after every line, up to the last one of the page: from the first line on, or back from
 * the balance of now, whichever the page begins with.
 */
function balancesOf(own: RawBuilder<unknown>, order: 'ASC' | 'DESC') {
  const isForth = order === 'ASC'
  const asFarAs = isForth
    ? sql`id <= (select max(id) from page)`
    : sql`id >= (select min(id) from page)`
  const after = isForth
    ? sql`sum(credits) over (order by id)`
    : sql`(select balance from accounts where id = ${own})
          - coalesce(sum(credits) over (
              order by id desc rows between unbounded preceding and 1 preceding), 0)`
  return sql`
    select id, (${after})::bigint as after
    from (
      select id, credits from transfers where to_account = ${own} and ${asFarAs}
      union all
      select id, -credits from transfers where from_account = ${own} and ${asFarAs}
    ) moved`
}

/** What a fund adds to a support is about the fund. */
const kindOfLine = sql`
  case cause_kind when 'doubling' then 'match' else coalesce(cause_kind, 'transfer') end`

function filterOf({ kind, month }: Filter) {
  const first = sql`(${month ?? ''} || '-01')::timestamp`
  return sql`
    ${kind ? sql`and ${kindOfLine} = ${kind}` : sql``}
    ${
      month
        ? sql`and created_at >= ${first} at time zone 'Europe/Lisbon'
              and created_at < (${first} + interval '1 month') at time zone 'Europe/Lisbon'`
        : sql``
    }`
}

async function countLines(db: Db, userId: number, wanted: Filter): Promise<number> {
  const own = ownAccount(userId)
  const filter = filterOf(wanted)
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from transfers where to_account = ${own} ${filter})
         + (select count(*) from transfers where from_account = ${own} ${filter}) as total
  `.execute(db)
  return rows[0]?.total ?? 0
}
