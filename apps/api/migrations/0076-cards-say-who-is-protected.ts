// Whoever reads people beside what they did knows who of them is shown with care (minors.protected),
// without a statement more.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace view profile_cards as
      select profiles.user_id as id, people.role, people.name, people.last_name, people.active,
             profiles.sport, profiles.avatar_id,
             people.active and profiles.published and not profiles.hidden_by_admin as shown,
             people.protected
      from profiles join people on people.id = profiles.user_id
  `.execute(db)
}
