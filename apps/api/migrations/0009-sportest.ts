// The public quiz: its answer options, and the tests that signed-in people took. The latest score is
// kept with the profile that shows it.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table sportest_options (
      id integer generated always as identity primary key,
      type text not null,
      name_en text not null,
      name_pt text not null,
      -- The sport a MODALITY option stands for.
      sport text,
      weight numeric(4, 2) not null check (weight between 0 and 10)
    );
    create unique index sportest_options_en on sportest_options (type, lower(name_en));
    create unique index sportest_options_pt on sportest_options (type, lower(name_pt));

    create table sportests (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      type text not null check (type in ('ATHLETE', 'FAN', 'SPONSOR')),
      answers jsonb not null,
      score smallint not null check (score between 0 and 10),
      -- Names a test that was kept in a browser until its owner signed in.
      key uuid,
      taken_at timestamptz not null,
      unique (user_id, key)
    );
    alter table profiles add column sportest_score smallint;
    alter table directory add column sportest_score smallint;
    create index sportests_of_user on sportests (user_id, id desc);
  `.execute(db)
}
