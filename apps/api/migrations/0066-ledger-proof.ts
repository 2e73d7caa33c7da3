// The proof that the ledger adds up reads every transfer, which is no matter for a page: a job does it, and
// what it found is kept until the next time (`ledger.proof`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table ledger_proof (
      -- There is one.
      is_it boolean primary key default true check (is_it),
      -- How many were asked for, and the last of them that is done.
      asked integer not null default 1,
      proved integer not null default 0,
      proved_at timestamptz,
      -- How many transfers there were up to which one, so that those since are counted alone.
      transfers bigint not null default 0,
      last_transfer bigint not null default 0,
      -- Each rule, and how many rows broke it.
      rules jsonb not null default '[]'
    );
    insert into ledger_proof default values;
  `.execute(db)

  // What stands in the way of an invoice is a kind, in words of the reader's language; beside it stands
  // what the invoicing program said (`payments.documents`).
  await sql`
    alter table invoices add column trouble text check (trouble in (
      'NO_ANSWER', 'LOCKED_OUT', 'TURNED_AWAY', 'NO_TAX', 'DRAFT_DIFFERS', 'NO_BUYER', 'FAULT'));
    update invoices set trouble = case status when 'FAILED' then 'TURNED_AWAY' else 'NO_ANSWER' end
    where error <> '';
  `.execute(db)
}
