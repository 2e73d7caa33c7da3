// Who sells is known and checked before anything is bought of them (`traders.check`). What a sponsor gives
// stands in columns, what an admin checked of it beside them, so that buyers go on seeing that while a
// change waits. Until when somebody sells is one day, whatever it comes from: a check that holds so long,
// or the thirty days of those who sold before there was one.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table traders (
      user_id integer primary key references users on delete cascade,
      state text not null check (state in ('DRAFT', 'SUBMITTED', 'VERIFIED', 'REFUSED', 'EXPIRED')),
      legal_name text not null default '',
      registration text not null default '',
      address text not null default '',
      phone text not null default '',
      email text not null default '',
      -- What buyers are shown.
      checked jsonb,
      -- Why it was refused.
      reason text not null default '',
      -- The last day on which they sell; in Portugal.
      until date,
      -- One more with every change.
      version integer not null default 1,
      submitted_at timestamptz,
      decided_at timestamptz,
      -- When they were told that the day comes near, and that it is over.
      reminded_at timestamptz,
      ended_at timestamptz,
      check (state <> 'VERIFIED' or (checked is not null and until is not null))
    );
    create index traders_by_state on traders (state, submitted_at, user_id);
    create index traders_until on traders (until) where ended_at is null;

    insert into traders (user_id, state, until)
    select distinct sponsor_id, 'DRAFT', (now() at time zone 'Europe/Lisbon')::date + 30
    from products where active and archived_at is null;

    alter table products
      add column maker text not null default '',
      add column safety text not null default '';
    -- Who sold it, as it was checked on the day of the order.
    alter table orders add column trader jsonb;
  `.execute(db)
}
