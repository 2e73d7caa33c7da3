// What is ahead of an athlete and what they want (`season.competitions`, `season.goals`). A support may be
// directed at one goal of its athlete; what a goal has received is summed from the supports that were
// accepted for it, so that there is no second figure that could differ.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table competitions (
      id integer generated always as identity primary key,
      athlete_id integer not null references users on delete cascade,
      name text not null,
      place text not null,
      date date not null,
      link text,
      created_at timestamptz not null
    );
    create index competitions_of_athlete on competitions (athlete_id, date);

    create table goals (
      id integer generated always as identity primary key,
      athlete_id integer not null references users on delete cascade,
      title text not null,
      purpose text not null,
      credits integer not null check (credits > 0),
      until date not null,
      created_at timestamptz not null,
      closed_at timestamptz
    );
    create index goals_of_athlete on goals (athlete_id, id);

    alter table supports add column goal_id integer references goals on delete set null;
    create index supports_for_goal on supports (goal_id) where goal_id is not null;
  `.execute(db)
}
