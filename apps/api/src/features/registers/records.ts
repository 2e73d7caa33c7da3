import type { Page, PageQuery } from '@podium/contract/list'
import type { RegisterState } from '@podium/contract/registers'
import { type Generated, type Selectable, sql, type Updateable } from 'kysely'
import { now } from '../../platform/clock.ts'
import { countRows, type Db, findPage, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    registers: RegistersTable
  }
}

interface RegistersTable {
  user_id: number
  state: RegisterState
  name: Generated<string>
  number: Generated<string>
  country_code: Generated<string>
  checked_at: Date | null
  changed: Generated<boolean>
  reason: Generated<string>
  version: Generated<number>
  submitted_at: Date | null
}

export type RegisterRecord = Selectable<RegistersTable>

/** What a manager named; undefined where they never did. */
export function findRegister(db: Db, userId: number): Promise<RegisterRecord | undefined> {
  return db.selectFrom('registers').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** When what these managers named was checked, of those of whom it was. */
export async function findChecked(db: Db, userIds: readonly number[]): Promise<Map<number, Date>> {
  const checked = await db
    .selectFrom('registers')
    .select(['user_id', 'checked_at'])
    .where('user_id', '=', sql<number>`any(${userIds}::integer[])`)
    .where('checked_at', 'is not', null)
    .$narrowType<{ checked_at: Date }>()
    .execute()
  return new Map(checked.map(({ user_id, checked_at }) => [user_id, checked_at]))
}

/** The row of a manager, made where there is none, and locked until the transaction ends. */
export async function lockRegister(tx: Tx, userId: number): Promise<RegisterRecord> {
  await tx
    .insertInto('registers')
    .values({ user_id: userId, state: 'NONE', checked_at: null, submitted_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('registers')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function updateRegister(
  tx: Tx,
  userId: number,
  changes: Omit<Updateable<RegistersTable>, 'user_id' | 'version'>,
): Promise<RegisterRecord> {
  return tx
    .updateTable('registers')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

// --- the administration --------------------------------------------------------------------------

/** A manager with what they named. */
export type ListedRecord = RegisterRecord & { page_name: string; page_last_name: string }

function listed(db: Db) {
  return db
    .selectFrom('registers')
    .innerJoin('profile_cards', 'profile_cards.id', 'registers.user_id')
    .where('profile_cards.active', '=', true)
    .selectAll('registers')
    .select(['profile_cards.name as page_name', 'profile_cards.last_name as page_last_name'])
}

interface RegistersPage extends PageQuery {
  state?: RegisterState | undefined
  _order: 'ASC' | 'DESC'
}

/** A page of those who named a register, those first who have waited longest, and how many there are. */
export function findListed(
  db: Db,
  { state, _order, ...page }: RegistersPage,
): Promise<Page<ListedRecord>> {
  const direction = _order === 'ASC' ? 'asc' : 'desc'
  const wanted = listed(db)
    .where('registers.state', '!=', 'NONE')
    .$if(state !== undefined, (query) => query.where('registers.state', '=', state ?? 'NONE'))
    .orderBy('registers.submitted_at', direction)
    .orderBy('registers.user_id', direction)
  return findPage(wanted, page)
}

/** One of them; undefined where nothing was ever named, or the manager has left. */
export function findOneListed(db: Db, userId: number): Promise<ListedRecord | undefined> {
  return listed(db).where('registers.user_id', '=', userId).executeTakeFirst()
}

/** How many wait to be checked. */
export function countSubmitted(db: Db): Promise<number> {
  return countRows(listed(db).where('registers.state', '=', 'SUBMITTED'))
}

/** When a manager handed in what waits: now, or when what waited already came in. */
export function submittedAt({ state, submitted_at }: RegisterRecord): Date {
  return (state === 'SUBMITTED' && submitted_at) || now()
}
