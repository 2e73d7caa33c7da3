import type { PageQuery } from '@podium/contract/list'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import type { TraderDetails, TraderState } from '@podium/contract/traders'
import { type Generated, type JSONColumnType, type Selectable, sql, type Updateable } from 'kysely'
import { now } from '../../platform/clock.ts'
import { countRows, type Db, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    traders: TradersTable
  }
}

interface TradersTable {
  user_id: number
  state: TraderState
  legal_name: Generated<string>
  registration: Generated<string>
  address: Generated<string>
  phone: Generated<string>
  email: Generated<string>
  checked: JSONColumnType<TraderDetails> | null
  reason: Generated<string>
  /** ISO day in Portugal, the last on which they sell. */
  until: string | null
  version: Generated<number>
  submitted_at: Date | null
  decided_at: Date | null
  reminded_at: Date | null
  ended_at: Date | null
}

export type TraderRecord = Selectable<TradersTable>

type Changes = Omit<Updateable<TradersTable>, 'checked' | 'version' | 'user_id'> & {
  checked?: TraderDetails | null
}

/** What a sponsor gave; undefined where they gave nothing and never sold. */
export function findTrader(db: Db, userId: number): Promise<TraderRecord | undefined> {
  return db.selectFrom('traders').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockTrader(tx: Tx, userId: number): Promise<TraderRecord | undefined> {
  return tx
    .selectFrom('traders')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Makes the row of a sponsor who gives details for the first time; one that is there stays. */
export async function insertDraft(tx: Tx, userId: number): Promise<void> {
  const nothing = { checked: null, until: null, submitted_at: null, decided_at: null }
  await tx
    .insertInto('traders')
    .values({ user_id: userId, state: 'DRAFT', ...nothing, reminded_at: null, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function updateTrader(tx: Tx, userId: number, changes: Changes): Promise<TraderRecord> {
  const { checked, ...others } = changes
  return tx
    .updateTable('traders')
    .set((row) => ({
      ...others,
      ...(checked !== undefined && { checked: checked && JSON.stringify(checked) }),
      version: row('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

// --- the administration --------------------------------------------------------------------------

/** A sponsor with what they gave, if anything. */
export interface ListedRecord {
  userId: number
  name: string
  /** Products they offer. */
  products: number
  trader: TraderRecord | undefined
}

interface TradersPage extends PageQuery {
  state?: TraderState | undefined
  _order: 'ASC' | 'DESC'
}

interface Listed extends Omit<ListedRecord, 'trader'> {
  total: number
}

/** How a row of `traders` stands today; a sponsor without one has given nothing. */
const stateToday = () => sql`case
  when t.state is null then 'DRAFT'
  when t.state = 'VERIFIED' and t.until < ${calendarDay(now())} then 'EXPIRED'
  else t.state end`

const listed = sql`
  select p.id as "userId", p.name, count(*) over () as total, (
    select count(*) from products o
    where o.sponsor_id = p.id and o.active and o.archived_at is null) as products
  from profile_cards p left join traders t on t.user_id = p.id
  where p.role = 'SPONSOR' and p.active`

/** A page of the sponsors in a state, those first who have waited longest, and how many there are. */
export async function findListed(
  db: Db,
  { state, _order, _limit, _page }: TradersPage,
): Promise<{ list: ListedRecord[]; total: number }> {
  const wanted = state ? sql`and ${stateToday()} = ${state}` : sql``
  const direction = _order === 'ASC' ? sql`asc` : sql`desc`
  const { rows } = await sql<Listed>`
    ${listed} ${wanted}
    order by t.submitted_at ${direction} nulls last, p.id ${direction}
    limit ${_limit} offset ${_page * _limit}`.execute(db)
  return { list: await withTraders(db, rows), total: rows[0]?.total ?? 0 }
}

/** One of them; undefined where it is no sponsor, or one who left. */
export async function findOneListed(db: Db, userId: number): Promise<ListedRecord | undefined> {
  const { rows } = await sql<Listed>`${listed} and p.id = ${userId}`.execute(db)
  const [one] = await withTraders(db, rows)
  return one
}

async function withTraders(db: Db, rows: Listed[]): Promise<ListedRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ userId }) => userId)
  const given = await db.selectFrom('traders').selectAll().where('user_id', 'in', ids).execute()
  const byUser = new Map(given.map((trader) => [trader.user_id, trader]))
  return rows.map(({ userId, name, products }) => {
    return { userId, name, products, trader: byUser.get(userId) }
  })
}

/** How many sponsors wait to be checked. */
export function countSubmitted(db: Db): Promise<number> {
  const waiting = db
    .selectFrom('traders')
    .innerJoin('profile_cards', 'profile_cards.id', 'traders.user_id')
    .where('traders.state', '=', 'SUBMITTED')
    .where('profile_cards.active', '=', true)
  return countRows(waiting)
}

// --- time ----------------------------------------------------------------------------------------

type Until = { userId: number; until: string }

/** Those who sell and have so many days left at most, each once. */
export function takeToRemind(tx: Tx, days: number): Promise<Until[]> {
  const today = calendarDay(now())
  return tx
    .updateTable('traders')
    .set({ reminded_at: now() })
    .where('until', '>=', today)
    .where('until', '<=', dayAfter(today, days))
    .where('reminded_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning(['user_id as userId', sql<string>`until`.as('until')])
    .execute()
}

/** Those whose last day is over, each once; a check that was good until then has expired. */
export function takeEnded(tx: Tx): Promise<Until[]> {
  return tx
    .updateTable('traders')
    .set({
      ended_at: now(),
      state: sql<TraderState>`case when state = 'VERIFIED' then 'EXPIRED' else state end`,
      version: sql<number>`version + 1`,
    })
    .where('until', '<', calendarDay(now()))
    .where('ended_at', 'is', null)
    .returning(['user_id as userId', sql<string>`until`.as('until')])
    .execute()
}
