// Whom everybody may see behind a running support is noted on it, as the directory notes who is
// visible: counting ten thousand supporters then reads one index instead of ten thousand profiles.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table supports
      -- Never changes; here so that sponsors can be counted apart.
      add column supporter_role text,
      -- Whether the pages of the two are there for everybody; kept for running supports.
      add column supporter_shown boolean not null default false,
      add column athlete_shown boolean not null default false;
    update supports s
      set supporter_role = f.role, supporter_shown = f.shown, athlete_shown = a.shown
      from profile_cards f, profile_cards a
      where f.id = s.supporter_id and a.id = s.athlete_id;
    alter table supports alter column supporter_role set not null;

    drop index supports_shown_of_athlete;
    drop index supports_shown_of_supporter;
    create index supports_shown_of_athlete on supports (athlete_id, active_from, id)
      include (ends_at, supporter_role)
      where status = 'ACTIVE' and not private and supporter_shown;
    create index supports_shown_of_supporter on supports (supporter_id, active_from, id)
      include (ends_at)
      where status = 'ACTIVE' and not private and athlete_shown;
  `.execute(db)
}
