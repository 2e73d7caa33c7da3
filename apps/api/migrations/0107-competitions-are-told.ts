// Who follows or supports an athlete is told of a competition two days before it (`season.competitions`): the day
// for which they were told, so that each day is told once and a later one anew.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table competitions add column told_for date`.execute(db)
}
