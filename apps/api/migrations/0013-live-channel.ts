// Tokens that open the live channel (`live.channel`): one use, sixty seconds; only their hash is kept.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table websocket_tokens (
      hash bytea primary key,
      user_id integer not null references users on delete cascade,
      session_id integer not null references sessions on delete cascade,
      expires_at timestamptz not null
    );
    create index websocket_tokens_user on websocket_tokens (user_id);
  `.execute(db)
}
