// Whether somebody is still to be welcomed on their own page: until its three steps are done, or they
// put it away. Whoever came before is welcomed too, unless the steps are done already.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table profiles add column welcome boolean not null default true`.execute(db)
}
