// What was answered to an act that moves credits or money, so that its repetition answers the same
// and does nothing (`acts.idempotent`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table idempotency_keys (
      -- A user's id, without a foreign key: it would lock their row for every act.
      user_id integer not null,
      route text not null,
      key text not null,
      -- Of what was asked: another request under the same key is refused.
      request_hash bytea not null,
      answer json not null,
      created_at timestamptz not null,
      constraint idempotency_keys_once primary key (user_id, route, key)
    );
    create index idempotency_keys_age on idempotency_keys using brin (created_at);
  `.execute(db)
}
