// People: accounts and their sessions, what they were mailed and agreed to, and the texts they
// agreed to; beside them what the platform keeps for itself (counted limits, development mailbox).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table users (
      id integer generated always as identity primary key,
      role text not null check (role in ('ATHLETE', 'SPONSOR', 'ADMIN', 'FAN', 'MANAGER')),
      email text,
      password_hash text,
      name text not null,
      last_name text not null default '',
      country_code text,
      fiscal_code text,
      postal_code text,
      address text,
      region text,
      language text not null check (language in ('en', 'pt')),
      theme text check (theme in ('LIGHT', 'DARK')),
      -- Whether language and theme were chosen, or only follow from the registration.
      preferences_chosen boolean not null default false,
      activated_at timestamptz,
      closed_at timestamptz,
      created_at timestamptz not null
    );
    create unique index users_email on users (lower(email));

    create table sessions (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      token_hash bytea not null unique,
      -- The token before the last renewal: two tabs may renew at once with the same one.
      previous_hash bytea unique,
      renewed_at timestamptz not null,
      remember boolean not null,
      user_agent text not null,
      ip text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    );
    create index sessions_user on sessions (user_id) where ended_at is null;

    create table mailed_tokens (
      hash bytea primary key,
      purpose text not null,
      user_id integer not null references users on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index mailed_tokens_user on mailed_tokens (user_id, purpose);

    create table consents (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      kind text not null,
      version text not null,
      language text not null,
      -- How it was given: at registration, by invitation, in the dialog after a change.
      given_by text not null,
      ip text not null,
      given_at timestamptz not null
    );
    create index consents_user on consents (user_id);

    create table used_challenges (
      signature text primary key,
      expires_at timestamptz not null
    );

    create table legal_documents (
      kind text not null,
      version text not null,
      language text not null,
      text text not null,
      material boolean not null default false,
      published_at timestamptz not null,
      primary key (kind, version, language)
    );

    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );

    create table mailbox_mails (
      id integer generated always as identity primary key,
      recipient text not null,
      subject text not null,
      text text not null,
      html text not null,
      at timestamptz not null
    );
  `.execute(db)
}
