// Who pays a cancelled plan again has changed their mind; who takes that back has it cancelled as it was.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table subscription_periods add column cancelled_before timestamptz`.execute(db)
}
