import type { Role } from '@podium/contract/roles'
import type { SportestOptionType, SportestType } from '@podium/contract/sportest'
import type { Sport } from '@podium/contract/sports'
import type { Generated, JSONColumnType } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sportest_options: OptionsTable
    sportests: SportestsTable
  }
}

interface OptionsTable {
  id: Generated<number>
  type: SportestOptionType
  name_en: string
  name_pt: string
  sport: Sport | null
  weight: number
}

interface SportestsTable {
  id: Generated<number>
  user_id: number
  type: SportestType
  answers: JSONColumnType<object>
  score: number
  key: string | null
  taken_at: Date
}

export type OptionRecord = Awaited<ReturnType<typeof findOptions>>[number]

/** The options in the order they were made: each ladder from the least to the most. */
export function findOptions(db: Db) {
  return db.selectFrom('sportest_options').selectAll().orderBy('id').execute()
}

export function findOptionsByIds(db: Db, ids: number[]) {
  return db.selectFrom('sportest_options').selectAll().where('id', 'in', ids).execute()
}

export async function insertOptions(
  tx: Tx,
  options: Omit<OptionsTable, 'id'>[],
): Promise<number[]> {
  const rows = await tx.insertInto('sportest_options').values(options).returning('id').execute()
  return rows.map((row) => row.id)
}

export async function updateOption(
  tx: Tx,
  id: number,
  option: Pick<OptionsTable, 'name_en' | 'name_pt' | 'weight'>,
): Promise<void> {
  await tx.updateTable('sportest_options').set(option).where('id', '=', id).execute()
}

/** Stores a test. One with a key that is already there is not stored again: null. */
export async function insertSportest(
  tx: Tx,
  taken: {
    user_id: number
    type: SportestType
    answers: object
    score: number
    key: string | null
  },
): Promise<number | null> {
  const row = await tx
    .insertInto('sportests')
    .values({ ...taken, answers: JSON.stringify(taken.answers), taken_at: now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export function findSportestByKey(db: Db, userId: number, key: string) {
  return db
    .selectFrom('sportests')
    .select(['id', 'score'])
    .where((is) => is.and({ user_id: userId, key }))
    .executeTakeFirst()
}

/** The tests somebody took, newest first. */
export function findSportests(db: Db, userId: number, most: number) {
  return db
    .selectFrom('sportests')
    .select(['id', 'type', 'score', 'taken_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Every test somebody took, with what they answered, for their export. */
export function findEverySportest(db: Db, userId: number) {
  return db
    .selectFrom('sportests')
    .select(['id', 'type', 'answers', 'score', 'taken_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** The latest test somebody took of one kind; a role that has no test has none. */
export function findLatest(db: Db, userId: number, type: Role) {
  return db
    .selectFrom('sportests')
    .select(['id', 'type', 'score', 'taken_at'])
    .where('user_id', '=', userId)
    .where('type', '=', type as SportestType)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
