// What people report to the admins (`reports.queue`), with what it said at the time, and how it was
// decided.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table reports (
      id integer generated always as identity primary key,
      reporter_id integer not null references users on delete cascade,
      reported_id integer not null references users on delete cascade,
      kind text not null check (kind in ('profile', 'media', 'product', 'message')),
      target_id integer not null,
      quoted text not null,
      link text not null,
      reason text not null,
      details text not null,
      status text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'DISMISSED')),
      sent_at timestamptz not null,
      decided_by integer references users,
      decided_at timestamptz,
      decision_reason text not null default '',
      check ((status = 'OPEN') = (decided_at is null))
    );
    -- Whoever reports the same thing again while it is open adds to what they said.
    create unique index reports_open_once on reports (reporter_id, kind, target_id)
      where status = 'OPEN';
    create index reports_queue on reports (status, id);
    create index reports_of_reported on reports (reported_id) where status = 'OPEN';
  `.execute(db)
}
