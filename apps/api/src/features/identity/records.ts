import type { Language, Theme } from '@podium/contract/locale'
import type { Role } from '@podium/contract/roles'
import { type Generated, type Insertable, sql, type Updateable } from 'kysely'
import { now } from '../../platform/clock.ts'
import { changesAny, type Db, type Tx } from '../../platform/database/index.ts'

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
  /** Null as long as somebody is protected: what is not kept shows nowhere (`minors.protected`). */
  region: string | null
  protected: Generated<boolean>
  language: Language
  theme: Theme | null
  preferences_chosen: Generated<boolean>
  activated_at: Date | null
  closed_at: Date | null
  created_at: Date
  closed_because: 'owner' | 'admin' | null
  anonymised_at: Date | null
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
  /** Whether somebody is under age, and shown with care (`minors.protected`). */
  protected: boolean
  /** A manager's; nobody else's is public (`profile.views`). */
  public_address: string | null
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
  'protected',
  'activated_at',
  'created_at',
] as const

export type AccountRecord = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** An account by its id; closed ones are not there any more. */
export function findAccount(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(accountColumns)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** Accounts by their ids; closed ones are left out. */
export function findAccounts(db: Db, ids: number[]) {
  return db
    .selectFrom('users')
    .select(accountColumns)
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('closed_at', 'is', null)
    .execute()
}

/** The next people by id who have an account that is open and was activated. */
export async function findOpenAfter(
  db: Db,
  { id, limit }: { id: number; limit: number },
): Promise<number[]> {
  const next = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', id)
    .where('activated_at', 'is not', null)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return next.map((user) => user.id)
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

export async function updateEmail(tx: Tx, id: number, email: string): Promise<void> {
  await tx.updateTable('users').set({ email }).where('id', '=', id).execute()
}

/** What only the owner and admins read of an account (`profile.views`). */
export function findPersonalData(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['email', 'fiscal_code', 'postal_code', 'address'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** What a profile's form says about the person behind it; what is left out stays. */
export type PersonChanges = Partial<
  Pick<
    Updateable<UsersTable>,
    | 'name'
    | 'last_name'
    | 'country_code'
    | 'fiscal_code'
    | 'postal_code'
    | 'address'
    | 'region'
    | 'protected'
  >
>

export async function updatePerson(tx: Tx, id: number, changes: PersonChanges): Promise<void> {
  await tx.updateTable('users').set(changes).where('id', '=', id).execute()
}

export type NewAccount = Omit<
  Insertable<UsersTable>,
  | 'id'
  | 'theme'
  | 'preferences_chosen'
  | 'closed_at'
  | 'created_at'
  | 'closed_because'
  | 'anonymised_at'
>

export async function insertAccount(tx: Tx, account: NewAccount): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({
      ...account,
      theme: null,
      closed_at: null,
      created_at: now(),
      closed_because: null,
      anonymised_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks an account active. False when it already was. */
export async function markActivated(tx: Tx, id: number): Promise<boolean> {
  return changesAny(
    tx
      .updateTable('users')
      .set({ activated_at: now() })
      .where('id', '=', id)
      .where('activated_at', 'is', null),
  )
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

/** The versions of the terms that a user accepted, newest first. */
export function findConsents(db: Db, userId: number) {
  return db
    .selectFrom('consents')
    .select(['kind', 'version', 'language', 'given_by', 'given_at', 'ip'])
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .execute()
}

/** Closes an account: nobody signs in with it any more, and its address is free again. */
export async function markClosed(tx: Tx, id: number, because: 'owner' | 'admin'): Promise<boolean> {
  return changesAny(
    tx
      .updateTable('users')
      .set({ closed_at: now(), closed_because: because })
      .where('id', '=', id)
      .where('closed_at', 'is', null),
  )
}

/** Accounts opened before a moment whose address nobody confirmed. */
export function findUnproven(db: Db, openedBefore: Date) {
  return db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('activated_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('created_at', '<', openedBefore)
    .limit(500)
    .execute()
}

/** Closes an account that is still not confirmed; false when it is by now. */
export async function markUnprovenClosed(tx: Tx, id: number): Promise<boolean> {
  return changesAny(
    tx
      .updateTable('users')
      .set({ closed_at: now() })
      .where('id', '=', id)
      .where('activated_at', 'is', null)
      .where('closed_at', 'is', null),
  )
}

/** How many open accounts are of admins. */
export async function countAdmins(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('role', '=', 'ADMIN')
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The open admin accounts, locked: of two who leave at once, the second sees the first one gone. */
export async function lockAdmins(tx: Tx): Promise<number[]> {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.map((admin) => admin.id)
}

/** Opens an account again that an admin deleted; false for any other. */
export function markReopened(tx: Tx, id: number): Promise<boolean> {
  return changesAny(
    tx
      .updateTable('users')
      .set({ closed_at: null, closed_because: null })
      .where('id', '=', id)
      .where('closed_because', '=', 'admin')
      .where('anonymised_at', 'is', null),
  )
}

/** Whom a mail about a closed account goes to; undefined once that is forgotten. */
export function findFormerOwner(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'language', 'protected'])
    .where('id', '=', id)
    .where('anonymised_at', 'is', null)
    .executeTakeFirst()
}

/** Accounts closed, or deleted by an admin, before a moment that still say who their owner was. */
export function findToAnonymise(db: Db, before: { closed: Date; deleted: Date }) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'closed_at'])
    .where((is) =>
      is.or([
        is('closed_at', '<', before.closed),
        is.and([is('closed_because', '=', 'admin'), is('closed_at', '<', before.deleted)]),
      ]),
    )
    .where('anonymised_at', 'is', null)
    .orderBy('closed_at')
    .limit(500)
    .$narrowType<{ closed_at: Date }>()
    .execute()
}

/** What stands in place of the name of somebody who is forgotten (`account.closing`). */
export const pseudonymOf = (id: number) => `#${id}`

/** Lets the number of a closed account stand for its owner, so that the ledger can go on naming it. */
export async function anonymise(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ name: pseudonymOf(id), anonymised_at: now() })
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .execute()
}
