// Whom a protected member asked to look after their account, and what those who do decided
// (minors.guardian). That somebody is a guardian is a delegation; its row here goes when it ends, so that
// what is here is what holds.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table guardian_offers (
      id integer generated always as identity primary key,
      ward_id integer not null references users on delete cascade,
      email text not null,
      secret_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create unique index guardian_offers_of_ward on guardian_offers (ward_id, lower(email));

    create table guardian_choices (
      delegation_id integer primary key references delegations on delete cascade,
      ward_id integer not null references users on delete cascade,
      guardian_id integer not null references users on delete cascade,
      hidden boolean not null,
      contacts_chosen boolean not null default false
    );
    create unique index guardian_choices_of_ward on guardian_choices (ward_id, guardian_id);
    create index guardian_choices_of_guardian on guardian_choices (guardian_id);

    create table guardian_contacts (
      delegation_id integer not null references delegations on delete cascade,
      allowed_id integer not null references users on delete cascade,
      primary key (delegation_id, allowed_id)
    );
    create index guardian_contacts_of_allowed on guardian_contacts (allowed_id);
  `.execute(db)
}
