// Visitors see nobody protected among the latest people of the network; the count takes those few off the kept one.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index directory_protected on directory (user_id) where protected`.execute(db)
}
