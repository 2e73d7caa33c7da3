// Terms that come into force on a day to come are told to everybody (`terms.announced`): up to whom, until all
// have heard.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table announced_terms (
      version text primary key,
      told_up_to integer not null default 0
    )`.execute(db)
}
