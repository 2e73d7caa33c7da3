// The directory keeps who is protected: visitors, whose pages search engines keep, read their name only when
// they search for it by words (`minors.protected`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table directory add column protected boolean not null default false;
    update directory set protected = true
      from people where people.id = directory.user_id and people.protected`.execute(db)
}
