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
export interface NewFilter extends Filter {
  words: readonly string[]
  /** The least class, of athletes. */
  least: number | undefined
  /** Athletes alone who take requests now. */
  accepts: boolean
}

/**
 * The latest of those who were listed for the first time within a time, and how many they are; without the
 * reader, and whom a block keeps from them.
 */
export async function findNew(
  db: Db,
  { words, role, sport, country, region, least, accepts }: NewFilter,
  reader: { id: number; since: Date; until: Date; most: number },
): Promise<{ entries: Entry[]; total: number }> {
  const conditions: RawBuilder<unknown>[] = [
    sql`directory.role <> 'FAN'`,
    sql`firsts.listed_at > ${reader.since} and firsts.listed_at <= ${reader.until}`,
    sql`directory.user_id <> ${reader.id} and not ${apartFrom(reader.id, 'directory.user_id')}`,
    ...(role ? [sql`role = ${role}`] : []),
    ...(sport ? [sql`sport = ${sport}`] : []),
    ...(country ? [sql`country_code = ${country}`] : []),
    ...(region ? [sql`region = ${region}`] : []),
    ...(least === undefined ? [] : [sql`role = 'ATHLETE' and sportest_score >= ${least}`]),
    ...(accepts ? [sql`role = 'ATHLETE' and not ${pausesRequests('directory.user_id')}`] : []),
    ...words.map((word) => sql`folded_search like ${`% ${word}%`}`),
  ]
  const { rows } = await sql<Entry & { total: number }>`
    select count(*) over () as total, ${sql.raw(entryColumns.replace('user_id', 'directory.user_id'))}
    from directory_firsts firsts join directory on directory.user_id = firsts.user_id
    where ${sql.join(conditions, sql` and `)}
    order by firsts.listed_at desc, firsts.user_id desc limit ${reader.most}`.execute(db)
  return { entries: rows, total: rows[0]?.total ?? 0 }
}
