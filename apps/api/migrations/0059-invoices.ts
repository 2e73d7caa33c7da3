// What is paid gets an invoice, and what goes back of it a credit note (`payments.documents`). Each is a
// row that is there before the invoicing program hears of it, written in the transaction that pays or
// gives back, so that whatever breaks in between is brought to its end, once.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table invoices (
      id integer generated always as identity primary key,
      payment_id integer not null references payments,
      -- The part that went back, of a credit note.
      refund_id integer unique references refunds,
      -- Whose payment it is.
      user_id integer not null references users,
      kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
      status text not null check (status in ('PENDING', 'ISSUED', 'FAILED')),
      provider text not null check (provider in ('sandbox', 'invoicexpress')),
      -- Whom it is made out to; blank once the law does not ask for it any more.
      buyer jsonb,
      cents integer not null check (cents > 0),
      -- Its id at the provider, and the number that stands on it.
      document_id text,
      number text,
      -- What the provider said last.
      error text not null default '',
      created_at timestamptz not null,
      -- When it is tried next, and how often it was.
      due_at timestamptz not null,
      tries integer not null default 0,
      issued_at timestamptz,
      check ((kind = 'CREDIT_NOTE') = (refund_id is not null)),
      check ((status = 'ISSUED') = (number is not null)),
      check ((status = 'ISSUED') = (issued_at is not null)),
      check ((status = 'ISSUED') = (document_id is not null))
    );
    create index invoices_of_payment on invoices (payment_id);
    create index invoices_of_user on invoices (user_id);
    create unique index invoices_once on invoices (payment_id) where kind = 'INVOICE';
    create unique index invoices_number on invoices (provider, kind, number);
    create index invoices_open on invoices (due_at) where status <> 'ISSUED';

    -- What the sandbox has issued. Nothing here keeps it from issuing twice: that is for who asks it.
    create table sandbox_documents (
      id integer generated always as identity primary key,
      reference text not null,
      kind text not null,
      cents integer not null
    );
    create index sandbox_documents_by_reference on sandbox_documents (reference);
  `.execute(db)
}
