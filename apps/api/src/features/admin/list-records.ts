import type { UserBalance, UserSeen, UserState } from '@podium/contract/admin'
import { sql } from 'kysely'
import { day, secondsFromNow } from '../../platform/clock.ts'
import { type Db, fetchAlone, fetchRows, opaqueParameter } from '../../platform/database/index.ts'
import { columns, type ListedUser, patternOf, type UserFilter } from './records.ts'

export interface UserPage {
  sort: 'name' | 'email' | 'createdAt'
  descending: boolean
  limit: number
  offset: number
}

export interface Listed {
  list: ListedUser[]
  total: number
}

/** A statement with the parameters it has so far. */
class Statement {
  readonly values: unknown[] = []

  add(value: string | number): string {
    return opaqueParameter(this.values.push(value), typeof value === 'string' ? 'text' : 'integer')
  }
}

function narrowing(on: Statement, filter: Omit<UserFilter, 'q'>): string {
  const { role, hidden, sport, country, region, state, seen, balance } = filter
  const conditions = [
    'true',
    ...(role ? [`role = ${on.add(role)}`] : []),
    ...(sport ? [`sport = ${on.add(sport)}`] : []),
    ...(country ? [`country_code = ${on.add(country)}`] : []),
    ...(region ? [`region = ${on.add(region)}`] : []),
    // Written out, so that the index of those who are hidden can be used.
    ...(hidden === undefined ? [] : [hidden ? 'hidden' : 'not hidden']),
    ...(state ? [states[state]] : []),
    ...(seen ? [seenAs(on, seen)] : []),
    ...(balance ? [balances[balance]] : []),
  ]
  return conditions.join(' and ')
}

/** Admins have no page: whatever is asked of pages, they are not among them. */
const states: Record<UserState, string> = {
  UNCONFIRMED: 'not activated',
  VISIBLE: "not hidden and role <> 'ADMIN'",
  HIDDEN: 'hidden and activated and not hidden_by_admin',
  HIDDEN_BY_ADMIN: 'hidden_by_admin',
}

const used = 'select from sessions where sessions.user_id = admin_list.user_id'

/** A session is renewed every quarter of an hour while it is used, and stays when it has ended. */
function seenAs(on: Statement, seen: UserSeen): string {
  const since = (days: number) =>
    `exists (${used} and renewed_at >= ${on.add(secondsFromNow(-days * day).toISOString())}::timestamptz)`
  switch (seen) {
    case 'WEEK':
      return since(7)
    case 'MONTH':
      return since(30)
    case 'OVER_MONTH':
      return `exists (${used}) and not ${since(30)}`
    case 'OVER_YEAR':
      return `exists (${used}) and not ${since(365)}`
    case 'NEVER':
      return `not exists (${used})`
  }
}

const account = "select from accounts where holder = admin_list.user_id and kind = 'available'"

const balances: Record<UserBalance, string> = {
  SOME: `exists (${account} and balance > 0)`,
  NONE: `role <> 'ADMIN' and not exists (${account} and balance > 0)`,
  OWES: `exists (${account} and owed > 0)`,
}

/** From the counts of those who write (migration 30). */
const totalOf = (where: string) =>
  `(select coalesce(sum(held), 0)::integer from admin_list_counts where ${where})`

const orders: Record<UserPage['sort'], string[]> = {
  name: ['folded_name collate "C"', 'user_id'],
  email: ['email collate "C"', 'user_id'],
  createdAt: ['user_id'],
}

function orderOf(page: Pick<UserPage, 'sort' | 'descending'>, table = ''): string {
  const direction = page.descending ? 'desc' : 'asc'
  return orders[page.sort].map((column) => `${table}${column} ${direction}`).join(', ')
}

const shown = `${columns.map((column) => `listed.${column}`).join(', ')},
  coalesce(credits.balance, 0)::integer as available, coalesce(credits.owed, 0)::integer as debt,
  exists (select from profiles where profiles.user_id = listed.user_id
    and suspended_at is not null) as suspended,
  (select max(renewed_at) from sessions where sessions.user_id = listed.user_id) as seen_at`

/** What a row of the list tells is read of those alone who are shown. */
const withCredits =
  "left join accounts credits on credits.holder = listed.user_id and credits.kind = 'available'"

/**
 * A page. Its ids come from an index alone; only their rows are then read, so that late pages cost
 * little more than the first. `total` is the SQL of a column that comes with it. The limits that are
 * written out are for the planner, which does not know the others and would read everybody.
 */
function pageText(on: Statement, where: string, page: UserPage, total: string): string {
  return `
    with wanted as materialized (
      select * from (
        select user_id from admin_list where ${where} order by ${orderOf(page)}
        ${page.offset < near ? `limit ${near + mostShown}` : ''}
      ) walked
      limit ${on.add(page.limit)} offset ${on.add(page.offset)}
    )
    select ${total} as total, ${shown}
    from (select * from wanted limit ${mostShown}) page join admin_list listed using (user_id)
    ${withCredits}
    order by ${orderOf(page, 'listed.')}`
}

type Row = ListedUser & { total: number }

/** No page is longer. */
const mostShown = 100

/** Up to here the planner is told that a walk is short. */
const near = 1000

/** From here on a page is walked to from the nearer end, which is known once the total is. */
const far = 5000

/** A page of everybody of a kind, and how many there are. */
export async function listAll(db: Db, filter: UserFilter, page: UserPage): Promise<Listed> {
  if (page.offset >= far) return listFar(db, filter, page)
  const on = new Statement()
  const where = narrowing(on, filter)
  const fetch = page.offset < near ? fetchRows<Row> : fetchAlone<Row>
  const rows = await fetch(db, pageText(on, where, page, totalOf(where)), on.values)
  return { list: rows, total: rows[0]?.total ?? (await countUsers(db, filter)) }
}

async function listFar(db: Db, filter: UserFilter, page: UserPage): Promise<Listed> {
  const total = await countUsers(db, filter)
  const limit = Math.min(page.limit, total - page.offset)
  if (limit <= 0) return { list: [], total }
  const fromEnd = total - page.offset - limit
  const isNearEnd = fromEnd < page.offset
  const walked = isNearEnd
    ? { ...page, limit, offset: fromEnd, descending: !page.descending }
    : page
  const on = new Statement()
  const rows = await fetchAlone<Row>(
    db,
    pageText(on, narrowing(on, filter), walked, '0'),
    on.values,
  )
  return { list: isNearEnd ? rows.toReversed() : rows, total }
}

const like = (on: Statement, q: string) =>
  q === '' ? 'true' : `folded_search like fold_text(${on.add(patternOf(q))})`

/** A search that finds more than these is answered by `findAll` and `listThese`. */
export const few = 2000

/** A page of those who are found, and how many they are; null where they are many. */
export async function listFew(db: Db, filter: UserFilter, page: UserPage): Promise<Listed | null> {
  const on = new Statement()
  const text = `
    with found as materialized (
      select * from (
        select user_id, folded_name, email from admin_list
        where ${narrowing(on, filter)} and ${like(on, filter.q)} offset 0
      ) each limit ${few + 1}
    ), counted as (select count(*)::integer as total from found), wanted as materialized (
      select user_id from found where (select total from counted) <= ${few}
      order by ${orderOf(page)} limit ${on.add(page.limit)} offset ${on.add(page.offset)}
    )
    select total, ${shown} from counted
    left join (
      select listed.* from (select * from wanted limit ${mostShown}) page
      join admin_list listed using (user_id)
    ) listed on true
    ${withCredits}
    order by ${orderOf(page, 'listed.')}`
  const rows = await fetchAlone<Row>(db, text, on.values)
  const total = rows[0]?.total ?? 0
  return total > few ? null : { list: rows.filter(({ user_id }) => user_id !== null), total }
}

/** The ids of all who are found, in order. */
export async function findAll(
  db: Db,
  filter: UserFilter,
  order: Pick<UserPage, 'sort' | 'descending'>,
): Promise<number[]> {
  const on = new Statement()
  const text = `
    select coalesce(array_agg(user_id order by ${orderOf(order)}), '{}') as ids
    from admin_list where ${narrowing(on, filter)} and ${like(on, filter.q)}`
  const [found] = await fetchAlone<{ ids: number[] }>(db, text, on.values)
  return found?.ids ?? []
}

/** Some of the list, in the order of their ids as given; who is gone is left out. */
export function listThese(db: Db, ids: readonly number[]): Promise<ListedUser[]> {
  const text = `
    select ${shown} from unnest($1::integer[]) with ordinality wanted(user_id, place)
    join admin_list listed using (user_id) ${withCredits} order by place`
  return fetchRows(db, text, [ids])
}

/** One of the list. */
export async function findListedUser(db: Db, id: number): Promise<ListedUser | undefined> {
  const [user] = await listThese(db, [id])
  return user
}

/** The next of the list by id, for a file of all of them. */
export function findUsersAfter(
  db: Db,
  filter: UserFilter,
  after: number,
  limit: number,
): Promise<ListedUser[]> {
  const on = new Statement()
  const text = `
    select ${shown} from (
      select user_id from admin_list
      where ${narrowing(on, filter)} and ${like(on, filter.q)} and user_id > ${on.add(after)}
      order by user_id limit ${on.add(limit)}
    ) page join admin_list listed using (user_id) ${withCredits} order by user_id`
  return fetchAlone(db, text, on.values)
}

/** How many there are of a kind. */
export async function countUsers(db: Db, filter: Omit<UserFilter, 'q'>): Promise<number> {
  const on = new Statement()
  const text = `select ${totalOf(narrowing(on, filter))} as total`
  const [counted] = await fetchRows<{ total: number }>(db, text, on.values)
  return counted?.total ?? 0
}

/** Open accounts: all of them, and those opened by day since a moment. */
export async function countPeople(db: Db, since: Date) {
  const [people, byDay] = await Promise.all([
    countUsers(db, {}),
    db
      .selectFrom('admin_list')
      .select((row) => row.fn.countAll<number>().as('count'))
      .select(sql<string>`(created_at at time zone 'Europe/Lisbon')::date`.as('day'))
      .where('created_at', '>=', since)
      .groupBy('day')
      .execute(),
  ])
  return { people, byDay }
}
