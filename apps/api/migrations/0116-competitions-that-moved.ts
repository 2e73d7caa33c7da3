// Calendars take a competition for another one than they have only where it says that it is newer
// (`season.competitions`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table competitions add column changed_at timestamptz`.execute(db)
}
