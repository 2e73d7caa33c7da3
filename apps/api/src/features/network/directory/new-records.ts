import { type RawBuilder, sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/index.ts'
import { apartFrom } from '../../messages/index.ts'
import { pausesRequests } from '../../support/index.ts'
import { type Entry, entryColumns, type Filter } from './list-records.ts'

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    directory_firsts: { user_id: number; listed_at: Date }
  }
}

/** Notes when somebody is listed for the first time; hiding and showing again changes nothing of it. */
export async function noteFirst(tx: Tx, userId: number): Promise<void> {
  await tx
    .insertInto('directory_firsts')
    .values({ user_id: userId, listed_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What is asked of the new; words are matched without fuzzy ones. */
interface NewFilter extends Filter {
  words: readonly string[]
  /** The least class, of athletes. */
  least: number | undefined
  /** Athletes alone who take requests now. */
  accepts: boolean
}

/** Who looks, and until when. */
interface Reader {
  id: number
  until: Date
}

/** What is asked of the new, and since when they are new. */
export interface AskedNew extends NewFilter {
  since: Date
}

const firsts = sql`
  from directory_firsts firsts join directory on directory.user_id = firsts.user_id`

/** Who is new to a reader at all: without the reader, and whom a block keeps from them. */
function newTo({ id, until }: Reader): RawBuilder<unknown> {
  return sql`directory.role <> 'FAN' and firsts.listed_at <= ${until}
    and directory.user_id <> ${id} and not ${apartFrom(id, 'directory.user_id')}`
}

function fits({ words, role, sport, country, region, least, accepts, since }: AskedNew) {
  const conditions: RawBuilder<unknown>[] = [
    sql`firsts.listed_at > ${since}`,
    ...(role ? [sql`role = ${role}`] : []),
    ...(sport ? [sql`sport = ${sport}`] : []),
    ...(country ? [sql`country_code = ${country}`] : []),
    ...(region ? [sql`region = ${region}`] : []),
    ...(least === undefined ? [] : [sql`role = 'ATHLETE' and sportest_score >= ${least}`]),
    ...(accepts ? [sql`role = 'ATHLETE' and not ${pausesRequests('directory.user_id')}`] : []),
    ...words.map((word) => sql`folded_search like ${`% ${word}%`}`),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

/**
 * The latest of those who were listed for the first time within a time, and how many they are; without the
 * reader, and whom a block keeps from them.
 */
export async function findNew(
  db: Db,
  asked: AskedNew,
  reader: Reader & { most: number },
): Promise<{ entries: Entry[]; total: number }> {
  const { rows } = await sql<Entry & { total: number }>`
    select count(*) over () as total, ${sql.raw(entryColumns.replace('user_id', 'directory.user_id'))}
    ${firsts} where ${newTo(reader)} and ${fits(asked)}
    order by firsts.listed_at desc, firsts.user_id desc limit ${reader.most}`.execute(db)
  return { entries: rows, total: rows[0]?.total ?? 0 }
}

/** How many people are new by one or another of some searches: who fits several is one. */
export async function countNew(
  db: Db,
  asked: readonly AskedNew[],
  reader: Reader,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    ${firsts} where ${newTo(reader)} and (${sql.join(asked.map(fits), sql` or `)})`.execute(db)
  return rows[0]?.total ?? 0
}
