import type { Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    admin_list: ListTable
  }
}

/** Kept by the database itself (migration 0028); nothing here writes it. */
interface ListTable {
  user_id: number
  role: Role
  name: string
  last_name: string
  email: string
  sport: Sport | null
  country_code: string | null
  hidden: boolean
  hidden_by_admin: boolean
  activated: boolean
  created_at: Date
  folded_name: string
  folded_search: string
}

export type ListedUser = Omit<ListTable, 'folded_name' | 'folded_search'>

const columns = [
  'user_id',
  'role',
  'name',
  'last_name',
  'email',
  'sport',
  'country_code',
  'hidden',
  'hidden_by_admin',
  'activated',
  'created_at',
] as const

export interface UserFilter {
  /** Empty for everybody. */
  q: string
  role?: Role | undefined
  hidden?: boolean | undefined
}

export interface UserPage {
  sort: 'name' | 'email' | 'createdAt'
  descending: boolean
  limit: number
  offset: number
}

function matching(
  db: Db,
  { q, role, hidden }: UserFilter,
  found: (q: string) => Expression<SqlBool>,
) {
  let query = db.selectFrom('admin_list')
  if (role) query = query.where('role', '=', role)
  if (hidden !== undefined) query = query.where('hidden', '=', hidden)
  return q ? query.where(found(q)) : query
}

const pattern = (q: string) => sql`fold_text(${`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`

/** By the index of parts of words: right for what few have. */
const byWords = (q: string) => sql<boolean>`folded_search like ${pattern(q)}`

/** Walking the index of the order wanted, which soon meets what many have. */
const onTheWay = (q: string) => sql<boolean>`folded_search || '' like ${pattern(q)}`

// Above this many, a page is sooner found by walking than by sorting all of them.
const few = 2000

/**
 * A page of the list and how many there are. The page's ids come from an index alone; only their rows
 * are then read, so that late pages cost little more than the first.
 */
export async function findUsers(
  db: Db,
  filter: UserFilter,
  page: UserPage,
): Promise<{ list: ListedUser[]; total: number }> {
  if (!filter.q) {
    const [list, total] = await Promise.all([
      findPage(db, filter, page, onTheWay),
      countUsers(db, filter),
    ])
    return { list, total }
  }
  const total = await countUsers(db, filter)
  if (total === 0) return { list: [], total }
  return { list: await findPage(db, filter, page, total > few ? onTheWay : byWords), total }
}

async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const { total } = await matching(db, filter, byWords)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function findPage(
  db: Db,
  filter: UserFilter,
  page: UserPage,
  found: (q: string) => Expression<SqlBool>,
): Promise<ListedUser[]> {
  const direction = page.descending ? 'desc' : 'asc'
  const ids = matching(db, filter, found)
    .select('user_id')
    .$if(page.sort !== 'createdAt', (query) => query.orderBy(orderOf(page.sort), direction))
    .orderBy('user_id', direction)
    .limit(page.limit)
    .offset(page.offset)
  return db
    .with(
      (cte) => cte('wanted').materialized(),
      () => ids,
    )
    .selectFrom('wanted')
    .innerJoin('admin_list', 'admin_list.user_id', 'wanted.user_id')
    .select(columns.map((column) => `admin_list.${column}` as const))
    .$if(page.sort !== 'createdAt', (query) => query.orderBy(orderOf(page.sort), direction))
    .orderBy('admin_list.user_id', direction)
    .execute()
}

function orderOf(sort: UserPage['sort']) {
  return sort === 'email' ? sql`email collate "C"` : sql`folded_name collate "C"`
}

/** The next of the list by id, for a file of all of them. */
export function findUsersAfter(db: Db, filter: UserFilter, after: number, limit: number) {
  return matching(db, filter, byWords)
    .select(columns)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute()
}

export function findListedUser(db: Db, id: number): Promise<ListedUser | undefined> {
  return db.selectFrom('admin_list').select(columns).where('user_id', '=', id).executeTakeFirst()
}

/** Open accounts: all of them, and those opened by day since a moment. */
export async function countPeople(db: Db, since: Date) {
  const [{ people }, byDay] = await Promise.all([
    db
      .selectFrom('admin_list')
      .select((row) => row.fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow(),
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

/** How many admins there are. */
export async function countAdmins(db: Db): Promise<number> {
  const { admins } = await db
    .selectFrom('admin_list')
    .select((row) => row.fn.countAll<number>().as('admins'))
    .where('role', '=', 'ADMIN')
    .executeTakeFirstOrThrow()
  return admins
}
