// Payments for packs of credits and for plans (`payments.provider`), what the built-in sandbox
// provider remembers of them, and the plans that people have (`plans.sold`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table payments (
      id integer generated always as identity primary key,
      user_id integer not null references users,
      purpose text not null check (purpose in ('CREDITS', 'PLAN')),
      credits integer not null default 0,
      plan_id text,
      gross_cents integer not null check (gross_cents > 0),
      net_cents integer not null,
      vat_percent integer not null,
      invoice jsonb,
      provider text not null,
      -- Until the provider has answered there is nothing to pay, and nobody sees the payment.
      transaction_id text unique,
      form jsonb,
      status text not null check (
        status in ('PENDING', 'PAID', 'REFUNDED', 'EXPIRED', 'UNKNOWN', 'REJECTED')),
      method text check (method in ('CARD', 'MBWAY', 'REFERENCE')),
      entity text,
      reference text,
      deadline timestamptz,
      created_at timestamptz not null,
      checked_at timestamptz,
      paid_at timestamptz,
      refunded_at timestamptz,
      refund_reason text not null default '',
      -- Credits that were spent before the refund and became a debt.
      owed_credits integer not null default 0,
      check ((purpose = 'CREDITS') = (credits > 0)),
      check ((purpose = 'PLAN') = (plan_id is not null)),
      check (status <> 'PAID' or paid_at is not null)
    );
    create index payments_of_user on payments (user_id, id);
    create index payments_newest on payments (id) where transaction_id is not null;
    create index payments_by_status on payments (status, checked_at);

    create table sandbox_payments (
      transaction_id text primary key,
      state text not null check (
        state in ('OPEN', 'APPROVED', 'REFUSED', 'EXPIRED', 'REFUNDED', 'FAULTY')),
      method text,
      deadline timestamptz not null,
      -- A payment that is proven after it had expired: from then on it counts as approved.
      approved_from timestamptz
    );

    create table subscriptions (
      id integer generated always as identity primary key,
      user_id integer not null references users,
      plan_id text not null,
      -- The payment that paid for it first.
      payment_id integer not null unique references payments,
      started_at timestamptz not null,
      ends_at timestamptz not null,
      cancelled_at timestamptz,
      reminded_at timestamptz
    );
    create index subscriptions_of_user on subscriptions (user_id, ends_at);
    create index subscriptions_ending on subscriptions (ends_at) where cancelled_at is null;
    -- Which payment paid for which time.
    create table subscription_periods (
      payment_id integer primary key references payments,
      subscription_id integer not null references subscriptions,
      starts_at timestamptz not null,
      ends_at timestamptz not null
    );
  `.execute(db)
}
