// Among the latest people of the network visitors have nobody protected: the few are taken off the kept counts.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index directory_protected on directory (user_id) where protected`.execute(db)
}
