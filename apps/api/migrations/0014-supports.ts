// Supports (`support.request`, `support.states`, `support.one-pending`, `support.badges`): who asked
// whom, for how many credits and months, and how it went on; and what other features may read of a
// profile, so that tables and badges can show people.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What other features may join to: who somebody is, and whether everybody may see their page.
    create view profile_cards as
      select profiles.user_id as id, people.role, people.name, people.last_name, people.active,
             profiles.sport, profiles.avatar_id,
             people.active and profiles.published and not profiles.hidden_by_admin as shown
      from profiles join people on people.id = profiles.user_id;

    create table supports (
      id integer generated always as identity primary key,
      supporter_id integer not null references users,
      athlete_id integer not null references users,
      credits integer not null check (credits between 50 and 1200 and credits % 50 = 0),
      months integer not null check (months > 0),
      private boolean not null,
      status text not null check (
        status in ('PENDING', 'ACTIVE', 'REJECTED', 'EXPIRED', 'CLOSED', 'CANCELLED')),
      -- The transfer that set the credits aside.
      hold_id bigint unique references transfers,
      requested_at timestamptz not null,
      answer_by timestamptz not null,
      accepted_at timestamptz,
      -- The beginning of the support without a break; with an extension, that of the first period.
      active_from timestamptz,
      -- Months from then to the end.
      months_in_all integer,
      ends_at timestamptz,
      ended_at timestamptz,
      end_reason text check (
        end_reason in ('REJECTED', 'CANCELLED_PENDING', 'CANCELLED_ACTIVE', 'NO_ANSWER',
                       'PERIOD_OVER', 'EXTENDED', 'ATHLETE_LEFT', 'SUPPORTER_LEFT',
                       'CLOSED_BY_ADMIN')),
      -- What the athlete said when they accepted.
      thank_you text not null default '',
      reminded_at timestamptz,
      check (supporter_id <> athlete_id),
      check ((accepted_at is null) = (ends_at is null)),
      check ((accepted_at is null) = (active_from is null)),
      check ((status in ('PENDING', 'ACTIVE')) = (end_reason is null)),
      check ((end_reason is null) = (ended_at is null)),
      check (status <> 'ACTIVE' or accepted_at is not null),
      check (status not in ('PENDING', 'REJECTED') or accepted_at is null)
    );
    -- Two people have at most one request that waits and one support that runs.
    create unique index supports_one_pending on supports (supporter_id, athlete_id)
      where status = 'PENDING';
    create unique index supports_one_active on supports (supporter_id, athlete_id)
      where status = 'ACTIVE';
    -- The tables: pending first, then the latest; the whole, or one status.
    create index supports_of_athlete on supports (athlete_id, (status = 'PENDING'), id);
    create index supports_of_athlete_by_status on supports (athlete_id, status, id);
    create index supports_of_supporter on supports (supporter_id, (status = 'PENDING'), id);
    create index supports_of_supporter_by_status on supports (supporter_id, status, id);
    create index supports_waiting on supports (answer_by) where status = 'PENDING';
    create index supports_running on supports (ends_at) where status = 'ACTIVE';
    create index supports_shown_of_athlete on supports (athlete_id, active_from, id)
      where status = 'ACTIVE' and not private;
    create index supports_shown_of_supporter on supports (supporter_id, active_from, id)
      where status = 'ACTIVE' and not private;

    create table support_settings (
      athlete_id integer primary key references users on delete cascade,
      accepting boolean not null,
      thank_you text not null
    );
  `.execute(db)
}
