// What people are told of what happened (`notifications.kinds`), and how they want to be told of each
// kind.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table notifications (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      kind text not null,
      actor_id integer references users on delete set null,
      facts jsonb not null,
      link text not null,
      -- Unread ones about the same thing are one: a later takes the place of an earlier.
      thread text,
      created_at timestamptz not null,
      read_at timestamptz
    );
    create index notifications_of_user on notifications (user_id, id);
    create index notifications_unread on notifications (user_id, thread) where read_at is null;

    -- Only what somebody changed; the rest is as the contract's table of kinds says.
    create table notification_settings (
      user_id integer not null references users on delete cascade,
      kind text not null,
      bell boolean not null,
      mail boolean not null,
      primary key (user_id, kind)
    );
  `.execute(db)
}
