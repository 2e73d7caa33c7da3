import type { Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    admin_list: ListTable
  }
}

/** Kept by the database itself (migrations 0028 and 0036); nothing here writes it. */
interface ListTable {
  user_id: number
  role: Role
  name: string
  last_name: string
  email: string
  sport: Sport | null
  country_code: string | null
  region: string | null
  hidden: boolean
  hidden_by_admin: boolean
  activated: boolean
  created_at: Date
  folded_name: string
  folded_search: string
}

export type ListedUser = Omit<ListTable, 'folded_name' | 'folded_search' | 'region'>

export const columns = [
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
  sport?: Sport | undefined
  country?: string | undefined
  region?: string | undefined
}

/** What is typed, as a pattern of LIKE; nothing of it has a meaning there. */
export const patternOf = (q: string) => `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The next of the list by id, for a file of all of them. */
export function findUsersAfter(db: Db, filter: UserFilter, after: number, limit: number) {
  const { q, role, hidden, sport, country, region } = filter
  return db
    .selectFrom('admin_list')
    .select(columns)
    .$if(role !== undefined, (query) => query.where('role', '=', role!))
    .$if(hidden !== undefined, (query) => query.where('hidden', '=', hidden!))
    .$if(sport !== undefined, (query) => query.where('sport', '=', sport!))
    .$if(country !== undefined, (query) => query.where('country_code', '=', country!))
    .$if(region !== undefined, (query) => query.where('region', '=', region!))
    .$if(q !== '', (query) =>
      query.where(sql<boolean>`folded_search like fold_text(${patternOf(q)})`),
    )
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute()
}

export function findListedUser(db: Db, id: number): Promise<ListedUser | undefined> {
  return db.selectFrom('admin_list').select(columns).where('user_id', '=', id).executeTakeFirst()
}
