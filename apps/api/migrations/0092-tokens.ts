// Access tokens (`tokens.made`): programs that call for a member. Of the token itself only its hash is
// kept, with the last letters by which its owner tells it from others.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table tokens (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      name text not null,
      scopes text[] not null check (
        scopes <@ array['PAGE', 'SUPPORT', 'MESSAGES', 'MONEY_READ', 'SPEND']
        and cardinality(scopes) > 0
      ),
      secret_hash bytea not null unique,
      ending text not null,
      -- The date of the API that its calls are answered as of.
      version text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- To the minute.
      last_used_at timestamptz,
      ended_at timestamptz
    );
    create index tokens_of_user on tokens (user_id, id);
  `.execute(db)
}
