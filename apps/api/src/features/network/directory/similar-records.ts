import type { Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/index.ts'
import type { DirectoryTable } from './directory-records.ts'

export type DirectoryEntry = DirectoryTable

/** Entries read by each part of a statement, however many there are. */
const mostPerPart = 30

/**
 * Candidates of a role and sport with scores near one: some above and some below, of the region and
 * of the whole sport. Each part is read from an index in order and stops by itself.
 */
export async function findByScore(
  db: Db,
  wanted: { role: Role; sport: Sport; region: string | null; score: number },
): Promise<DirectoryEntry[]> {
  const { role, sport, region, score } = wanted
  const ofSport = sql`role = ${role} and sport = ${sport}`
  const inRegion = sql`${ofSport} and region = ${region}`
  const above = (where: typeof ofSport) => sql`(
    select * from directory where ${where} and coalesce(sportest_score, 0) >= ${score}
    order by coalesce(sportest_score, 0), user_id limit ${mostPerPart})`
  const below = (where: typeof ofSport) => sql`(
    select * from directory where ${where} and coalesce(sportest_score, 0) < ${score}
    order by coalesce(sportest_score, 0) desc, user_id desc limit ${mostPerPart})`
  const { rows } = await sql<DirectoryEntry>`
    ${above(inRegion)} union ${below(inRegion)} union ${above(ofSport)} union ${below(ofSport)}
  `.execute(db)
  return rows
}

/** Candidates of a role near a place: some of the region, some of the country, some of anywhere. */
export async function findByPlace(
  db: Db,
  wanted: { role: Role; country: string | null; region: string | null },
): Promise<DirectoryEntry[]> {
  const { role, country, region } = wanted
  const some = (where: ReturnType<typeof sql>) => sql`(
    select * from directory where role = ${role} and ${where}
    order by role, country_code, region, user_id limit ${mostPerPart})`
  const { rows } = await sql<DirectoryEntry>`
    ${some(sql`country_code = ${country} and region = ${region}`)}
    union ${some(sql`country_code = ${country}`)} union ${some(sql`true`)}
  `.execute(db)
  return rows
}
