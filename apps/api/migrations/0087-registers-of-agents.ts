// The register of agents that a manager names, and that an admin checks (`registers.check`). What is
// refused stays in its columns, so that the manager can mend it; the page shows none of it.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table registers (
      user_id integer primary key references users on delete cascade,
      state text not null check (state in ('NONE', 'SUBMITTED', 'CHECKED', 'REFUSED')),
      name text not null default '',
      number text not null default '',
      country_code text not null default '',
      -- When what stands here was checked.
      checked_at timestamptz,
      -- Whether something else stood here that was checked.
      changed boolean not null default false,
      -- Why it was refused.
      reason text not null default '',
      -- One more with every change.
      version integer not null default 1,
      submitted_at timestamptz,
      check (state <> 'CHECKED' or checked_at is not null)
    );
    create index registers_by_state on registers (state, submitted_at, user_id);

    alter table decisions drop constraint decisions_subject_type_check;
    alter table decisions add constraint decisions_subject_type_check
      check (subject_type in ('account', 'profile', 'media', 'product', 'message', 'support',
        'update', 'trader', 'register', 'guardianship'));
  `.execute(db)
}
