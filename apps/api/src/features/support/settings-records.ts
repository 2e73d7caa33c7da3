import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    support_settings: SupportSettingsTable
  }
}

interface SupportSettingsTable {
  athlete_id: number
  accepting: boolean
  thank_you: string
}

/** An athlete's settings; who never chose takes requests and says nothing. */
export async function findSettings(
  db: Db,
  athleteId: number,
): Promise<{ accepting: boolean; thankYou: string }> {
  const found = await db
    .selectFrom('support_settings')
    .select(['accepting', 'thank_you as thankYou'])
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst()
  return found ?? { accepting: true, thankYou: '' }
}

/**
 * The condition that an athlete takes no requests now, for statements of lists; `athlete` names the column
 * of their id, as `table.column`.
 */
export function pausesRequests(athlete: string): RawBuilder<boolean> {
  return sql`exists (
    select from support_settings where athlete_id = ${sql.ref(athlete)} and not accepting)`
}

/** Keeps what is given of an athlete's settings; what is left out stays, at first as of who never chose. */
export async function saveSettings(
  tx: Tx,
  athleteId: number,
  changes: Partial<Omit<SupportSettingsTable, 'athlete_id'>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx
    .insertInto('support_settings')
    .values({ athlete_id: athleteId, accepting: true, thank_you: '', ...changes })
    .onConflict((conflict) => conflict.column('athlete_id').doUpdateSet(changes))
    .execute()
}
