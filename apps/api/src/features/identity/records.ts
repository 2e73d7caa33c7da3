import type { Language, Theme } from '@podium/contract/locale'
import type { Role } from '@podium/contract/roles'
import { type Generated, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    users: UsersTable
    people: PeopleView
    consents: ConsentsTable
  }
}

export interface UsersTable {
  id: Generated<number>
  role: Role
  email: string | null
  password_hash: string | null
  name: string
  last_name: string
  country_code: string | null
  fiscal_code: string | null
  postal_code: string | null
  address: string | null
  region: string | null
  language: Language
  theme: Theme | null
  preferences_chosen: Generated<boolean>
  activated_at: Date | null
  closed_at: Date | null
  created_at: Date
}

/** What other features may join to: the part of an account that its profile shows. */
interface PeopleView {
  id: number
  role: Role
  name: string
  last_name: string
  country_code: string | null
  region: string | null
  active: boolean
}

interface ConsentsTable {
  id: Generated<number>
  user_id: number
  kind: 'terms'
  version: string
  language: Language
  given_by: 'registration' | 'invitation' | 'dialog'
  ip: string
  given_at: Date
}

const accountColumns = [
  'id',
  'role',
  'email',
  'password_hash',
  'name',
  'last_name',
  'language',
  'theme',
  'preferences_chosen',
  'activated_at',
] as const

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** An account by its id; closed ones are not there any more. */
export function findAccount(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(accountColumns)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** An account by its address, whatever its case; closed ones are not there any more. */
export function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(accountColumns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** What only the owner and admins read of an account (P19). */
export function findPersonalData(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['email', 'fiscal_code', 'postal_code', 'address'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export type NewAccount = Omit<
  UsersTable,
  'id' | 'theme' | 'preferences_chosen' | 'closed_at' | 'created_at'
>

export async function insertAccount(tx: Tx, account: NewAccount): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ ...account, theme: null, closed_at: null, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks an account active. False when it already was. */
export async function markActivated(tx: Tx, id: number): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ activated_at: now() })
    .where('id', '=', id)
    .where('activated_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function updatePassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

export async function updatePreferences(
  tx: Tx,
  id: number,
  chosen: { language: Language; theme: Theme | null },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...chosen, preferences_chosen: true })
    .where('id', '=', id)
    .execute()
}

export async function insertConsent(
  tx: Tx,
  consent: Omit<ConsentsTable, 'id' | 'given_at' | 'kind'>,
): Promise<void> {
  await tx
    .insertInto('consents')
    .values({ ...consent, kind: 'terms', given_at: now() })
    .execute()
}
