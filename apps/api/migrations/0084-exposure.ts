// Where supporters were seen (`exposure.seen`): sums by day, athlete, supporter and place, and nothing of
// who looked. Badges know whether there is a website to lead to (`exposure.clicks`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table exposures (
      athlete_id integer not null references users,
      supporter_id integer not null references users,
      -- In Portugal.
      day date not null,
      place text not null check (place in ('page', 'card', 'wall', 'kit', 'share')),
      views integer not null check (views >= 0),
      clicks integer not null check (clicks >= 0),
      primary key (athlete_id, supporter_id, day, place),
      check (athlete_id <> supporter_id)
    )
    -- Every row is written again and again on its day: room for that on its own page.
    with (fillfactor = 75);
    create index exposures_of_supporter on exposures (supporter_id);

    create or replace view profile_cards as
      select profiles.user_id as id, people.role, people.name, people.last_name, people.active,
             profiles.sport, profiles.avatar_id,
             people.active and profiles.published and not profiles.hidden_by_admin as shown,
             people.active and profiles.published and not profiles.hidden_by_admin
               and profiles.limited_at is null as listed,
             people.protected,
             people.role = 'SPONSOR' and coalesce(profiles.website, '') <> '' as has_website
      from profiles join people on people.id = profiles.user_id;
  `.execute(db)
}
