import type { UserBalance, UserSeen, UserState } from '@podium/contract/admin'
import type { Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'

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

/** Somebody of the list, with when they were last seen and what they hold. */
export interface ListedUser extends Omit<ListTable, 'folded_name' | 'folded_search' | 'region'> {
  seen_at: Date | null
  suspended: boolean
  available: number
  debt: number
}

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
  state?: UserState | undefined
  seen?: UserSeen | undefined
  balance?: UserBalance | undefined
}

/** What is typed, as a pattern of LIKE; nothing of it has a meaning there. */
export const patternOf = (q: string) => `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
