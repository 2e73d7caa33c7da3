// Everything between people and their accounts: invitations, a changed address that waits for its
// confirmation, a second factor, devices that were seen before, exports of one's data, drafts of the
// terms, and what is left of an account that was closed.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table invitations (
      id integer generated always as identity primary key,
      email text not null,
      role text not null check (role in ('ADMIN', 'ATHLETE', 'MANAGER', 'SPONSOR')),
      modality text,
      secret_hash bytea not null unique,
      invited_by integer not null references users,
      language text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      accepted_at timestamptz,
      accepted_by integer references users on delete set null,
      revoked_at timestamptz
    );
    -- An address has at most one open invitation.
    create unique index invitations_open on invitations (lower(email))
      where accepted_at is null and revoked_at is null;

    -- What a mailed token is about beyond its account: the new address it confirms.
    alter table mailed_tokens add column about text;

    create table second_factors (
      user_id integer primary key references users on delete cascade,
      secret text not null,
      confirmed_at timestamptz,
      -- The time step of the last code, so that none works twice.
      last_step bigint not null default 0
    );
    create table recovery_codes (
      user_id integer not null references users on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );

    create table known_devices (
      user_id integer not null references users on delete cascade,
      device_hash bytea not null,
      first_seen_at timestamptz not null,
      primary key (user_id, device_hash)
    );

    create table data_exports (
      user_id integer primary key references users on delete cascade,
      secret_hash bytea,
      requested_at timestamptz not null,
      ready_at timestamptz,
      expires_at timestamptz
    );

    alter table legal_documents alter column published_at drop not null;

    -- Who closed an account may come back: an address is taken only while its account is open.
    drop index users_email;
    create unique index users_email on users (lower(email)) where closed_at is null;
    alter table users add column closed_because text check (closed_because in ('owner', 'admin'));
    alter table users add column anonymised_at timestamptz;
    create index users_to_anonymise on users (closed_at) where closed_at is not null and anonymised_at is null;
    create index users_by_role on users (role) where closed_at is null;
  `.execute(db)
}
