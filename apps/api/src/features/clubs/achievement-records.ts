import type { AgeGroup, CompetitionLevel } from '@podium/contract/achievements'
import { type Expression, type Generated, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { now } from '../../platform/clock.ts'
import { changesAny, countRows, type Db, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    achievements: AchievementsTable
  }
}

interface AchievementsTable {
  id: Generated<number>
  athlete_id: number
  club_id: number
  date: string
  competition_level: CompetitionLevel
  age_group: AgeGroup
  result: number
  competition: string | null
  evidence: string | null
  created_at: Date
}

export type AchievementFacts = Omit<AchievementsTable, 'id' | 'athlete_id' | 'created_at'>
export type AchievementRecord = Awaited<ReturnType<typeof findAchievements>>[number]

function withClub(db: Db) {
  return db
    .selectFrom('achievements')
    .innerJoin('clubs', 'clubs.id', 'achievements.club_id')
    .select([
      'achievements.id',
      'achievements.date',
      'achievements.competition_level',
      'achievements.age_group',
      'achievements.result',
      'achievements.competition',
      'achievements.evidence',
      'clubs.name as club_name',
      'clubs.sport as club_sport',
    ])
}

/** An athlete's achievements, newest first, in one statement. */
export function findAchievements(db: Db, athleteId: number) {
  return withClub(db)
    .where('achievements.athlete_id', '=', athleteId)
    .orderBy('achievements.date', 'desc')
    .orderBy('achievements.id', 'desc')
    .execute()
}

/**
 * An athlete's achievements as a column of a statement about the athlete: the same rows as
 * `findAchievements`, as JSON.
 */
export function achievementsColumn(db: Db, athleteId: Expression<number>) {
  const rows = withClub(db)
    .where('achievements.athlete_id', '=', athleteId)
    .orderBy('achievements.date', 'desc')
    .orderBy('achievements.id', 'desc')
  return jsonArrayFrom(rows)
}

/** One of somebody's own achievements. */
export function findAchievement(db: Db, own: { id: number; athleteId: number }) {
  return withClub(db)
    .where('achievements.id', '=', own.id)
    .where('achievements.athlete_id', '=', own.athleteId)
    .executeTakeFirst()
}

/** The day of an athlete's earliest achievement; null while there is none. */
export async function findFirstDay(db: Db, athleteId: number): Promise<string | null> {
  const row = await db
    .selectFrom('achievements')
    .select((select) => select.fn.min('date').as('first'))
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst()
  return row?.first ?? null
}

export function countAchievements(db: Db, athleteId: number): Promise<number> {
  return countRows(db.selectFrom('achievements').where('athlete_id', '=', athleteId))
}

export async function insertAchievement(
  tx: Tx,
  athleteId: number,
  facts: AchievementFacts,
): Promise<number> {
  const { id } = await tx
    .insertInto('achievements')
    .values({ ...facts, athlete_id: athleteId, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateAchievement(
  tx: Tx,
  id: number,
  facts: AchievementFacts,
): Promise<void> {
  await tx.updateTable('achievements').set(facts).where('id', '=', id).execute()
}

/** False when there was none of theirs. */
export async function removeAchievement(
  tx: Tx,
  own: { id: number; athleteId: number },
): Promise<boolean> {
  return changesAny(
    tx.deleteFrom('achievements').where('id', '=', own.id).where('athlete_id', '=', own.athleteId),
  )
}

/** How many achievements were won for each club; none where there are none. */
export async function countAchievementsOf(db: Db, clubIds: number[]): Promise<Map<number, number>> {
  if (clubIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('achievements')
    .select(['club_id', (row) => row.fn.countAll<number>().as('count')])
    .where('club_id', 'in', clubIds)
    .groupBy('club_id')
    .execute()
  return new Map(rows.map(({ club_id, count }) => [club_id, count]))
}

export async function moveAchievements(
  tx: Tx,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await tx.updateTable('achievements').set({ club_id: to }).where('club_id', '=', from).execute()
}

/** Reads the levels at which each of these athletes has competed; those who never did are left out. */
export async function findLevels(
  db: Db,
  athleteIds: number[],
): Promise<Map<number, CompetitionLevel[]>> {
  if (athleteIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('achievements')
    .select(['athlete_id', 'competition_level'])
    .distinct()
    .where('athlete_id', '=', sql<number>`any(${athleteIds}::integer[])`)
    .execute()
  const levels = new Map<number, CompetitionLevel[]>()
  for (const { athlete_id: id, competition_level: level } of rows) {
    levels.set(id, [...(levels.get(id) ?? []), level])
  }
  return levels
}
