// Visitors, whose pages search engines keep, read nobody's name who is protected (`minors.protected`): the
// directory says of whom that is so.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table directory add column protected boolean not null default false;
    update directory set protected = true
      from people where people.id = directory.user_id and people.protected`.execute(db)
}
