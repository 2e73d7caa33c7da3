// Whose account an admin deleted reads that decision, and objects to it, by a mailed link; only its hash is
// kept (`decisions.appeals`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table decisions add column link_hash bytea unique`.execute(db)
}
