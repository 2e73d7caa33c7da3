// Whom a member has in mind, with notes of their own (`shortlist.own`), and the searches that they saved
// (`searches.saved`). Who is new in a search is who was listed for the first time since: that moment is
// kept beside the directory, whose rows come and go with every hiding.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table shortlist (
      owner_id integer not null references users on delete cascade,
      athlete_id integer not null references users on delete cascade,
      note text not null,
      added_at timestamptz not null,
      primary key (owner_id, athlete_id),
      check (owner_id <> athlete_id)
    );
    create index shortlist_of_athlete on shortlist (athlete_id);

    create table saved_searches (
      id integer generated always as identity primary key,
      owner_id integer not null references users on delete cascade,
      name text not null,
      search jsonb not null,
      created_at timestamptz not null,
      -- Until when who is new was told.
      told_at timestamptz not null
    );
    create unique index saved_searches_of_owner on saved_searches (owner_id, lower(name));

    create table directory_firsts (
      user_id integer primary key references users on delete cascade,
      listed_at timestamptz not null
    );
    create index directory_firsts_by_time on directory_firsts (listed_at);
    insert into directory_firsts
      select user_id, created_at from directory join users on users.id = directory.user_id;
  `.execute(db)
}
