// What people write to each other (`messages.rules`): a conversation of two, what each side has read
// and was mailed of it, who blocked whom, and who may begin. The two sides are rows of their own, so
// that an inbox is read from one index whatever its length.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table conversations (
      id integer generated always as identity primary key,
      low_id integer not null references users on delete cascade,
      high_id integer not null references users on delete cascade,
      -- Who wrote first, and when: what the first contacts of a month are counted by.
      opened_by integer not null,
      opened_at timestamptz not null,
      check (low_id < high_id),
      check (opened_by in (low_id, high_id)),
      unique (low_id, high_id)
    );
    create index conversations_opened on conversations (opened_by, opened_at);

    create table messages (
      id integer generated always as identity primary key,
      conversation_id integer not null references conversations on delete cascade,
      sender_id integer not null references users on delete cascade,
      text text not null,
      sent_at timestamptz not null
    );
    create index messages_of_conversation on messages (conversation_id, id);
    create index messages_of_sender on messages (sender_id);

    create table conversation_sides (
      user_id integer not null references users on delete cascade,
      other_id integer not null references users on delete cascade,
      conversation_id integer not null references conversations on delete cascade,
      last_message_id integer not null default 0,
      -- Everything up to here was read, and everything up to there was mailed or need not be.
      read_message_id integer not null default 0,
      mailed_message_id integer not null default 0,
      unread integer not null default 0 check (unread >= 0),
      has_written boolean not null default false,
      read_at timestamptz,
      -- There is something to mail later, unless it is read before.
      mail_waits boolean not null default false,
      primary key (user_id, other_id)
    );
    create unique index conversation_sides_both on conversation_sides (conversation_id, user_id);
    create index conversation_sides_inbox on conversation_sides (user_id, last_message_id desc);
    create index conversation_sides_unread on conversation_sides (user_id) where unread > 0;
    create index conversation_sides_waiting on conversation_sides (user_id) where mail_waits;

    create table blocks (
      blocker_id integer not null references users on delete cascade,
      blocked_id integer not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (blocker_id, blocked_id)
    );
    create index blocks_of_blocked on blocks (blocked_id);

    create table message_settings (
      user_id integer primary key references users on delete cascade,
      who_may_write text not null default 'EVERYONE'
        check (who_may_write in ('EVERYONE', 'SUPPORT', 'NOBODY')),
      -- When they were last mailed about messages, whoever wrote them.
      mailed_at timestamptz
    );
  `.execute(db)
}
