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

export async function saveSettings(tx: Tx, settings: SupportSettingsTable): Promise<void> {
  const { accepting, thank_you } = settings
  await tx
    .insertInto('support_settings')
    .values(settings)
    .onConflict((conflict) => conflict.column('athlete_id').doUpdateSet({ accepting, thank_you }))
    .execute()
}
