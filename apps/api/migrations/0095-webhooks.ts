// Endpoints to which a member has events told, the events as their owner may read them, and what became
// of sending each (`webhooks.delivery`, `webhooks.log`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      url text not null,
      events text[] not null,
      state text not null check (state in ('ON', 'PAUSED', 'FAILING', 'GONE')),
      -- What the secret is made of, together with the server's own; and the one before it, for a day.
      salt bytea not null,
      old_salt bytea,
      old_until timestamptz,
      created_at timestamptz not null,
      -- Since when nothing has arrived that was tried.
      failing_since timestamptz
    );
    create index webhook_endpoints_of_user on webhook_endpoints (user_id);

    create table webhook_events (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      -- The other person it tells of, where there is one.
      person_id integer references users on delete set null,
      type text not null,
      -- What it is about, as support:12: of those about the same, one waits for the other.
      subject text not null,
      at timestamptz not null,
      -- JSON, as it is sent each time; null once it tells of a closed account.
      data text
    );
    create index webhook_events_of_user on webhook_events (user_id);
    create index webhook_events_about on webhook_events (person_id) where person_id is not null;

    create table webhook_deliveries (
      id integer generated always as identity primary key,
      endpoint_id integer not null references webhook_endpoints on delete cascade,
      event_id integer not null references webhook_events on delete cascade,
      subject text not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
      created_at timestamptz not null,
      give_up_at timestamptz not null,
      -- When it may be tried, also by another worker where one took it and died; null while one about
      -- the same waits before it, and once it is over.
      due_at timestamptz,
      attempts integer not null default 0,
      tried_at timestamptz,
      status integer,
      error text check (error in (
        'ADDRESS', 'CONNECTION', 'CERTIFICATE', 'TIMEOUT', 'REDIRECT', 'STATUS', 'NOT_SENT')),
      duration_ms integer,
      answer text not null default '',
      signature text not null default ''
    );
    create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, id);
    create index webhook_deliveries_of_event on webhook_deliveries (event_id);
    create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, subject, id)
      where state = 'WAITING';
    create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at, id)
      where state = 'WAITING' and due_at is not null;
    create index webhook_deliveries_next on webhook_deliveries (due_at)
      where state = 'WAITING' and due_at is not null;
  `.execute(db)
}
