// Members let others act for them (`delegation.offer`, `delegation.acts`): what was agreed on with whom,
// and what was done because of it.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table delegations (
      id integer generated always as identity primary key,
      principal_id integer not null references users,
      -- Nobody's until the offer is taken, where it went to an address.
      delegate_id integer references users,
      email text,
      secret_hash bytea unique,
      kind text not null check (kind in ('REPRESENTATION', 'COLLEAGUE', 'HELP', 'GUARDIAN')),
      scopes text[] not null check (
        scopes <@ '{PAGE,SUPPORT,MESSAGES,MONEY_READ,SPEND}'::text[] and cardinality(scopes) > 0),
      created_at timestamptz not null,
      offered_until timestamptz not null,
      accepted_at timestamptz,
      ends_at timestamptz,
      ended_at timestamptz,
      check (delegate_id <> principal_id),
      check (accepted_at is null or delegate_id is not null)
    );

    -- One agreement between two people at a time: a newer one takes its place.
    create unique index delegations_running on delegations (principal_id, delegate_id)
      where accepted_at is not null and ended_at is null;
    create index delegations_of_principal on delegations (principal_id, id);
    create index delegations_of_delegate on delegations (delegate_id, id);
    create index delegations_that_end on delegations (ends_at) where ended_at is null;

    create table acts (
      id bigint generated always as identity primary key,
      principal_id integer not null references users,
      delegate_id integer not null references users,
      call text not null,
      subject_id text,
      request_id text not null,
      at timestamptz not null
    );

    create index acts_of_principal on acts (principal_id, id);
    create index acts_of_delegate on acts (delegate_id);
  `.execute(db)
}
