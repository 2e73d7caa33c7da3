// Credits that were bought belong to their payment until they are spent (`wallet.lots`), and what goes
// back of a payment goes back in parts (`payments.refund`): each part is one row, which is there before
// the provider is asked, so that whatever breaks in between is brought to its end.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  // A payment goes back in parts; it is still credited once only. What is looked for by a payment's
  // refunds has an index of its own.
  await sql`
    drop index transfers_cause_once;
    create unique index transfers_cause_once on transfers (cause_kind, cause_id, reason)
      where cause_id is not null
        and (cause_kind <> 'payment' or reason not in ('REFUND', 'DEBT'));
    create index transfers_of_refunds on transfers (cause_id)
      where cause_kind = 'payment' and reason in ('REFUND', 'DEBT');
  `.execute(db)

  await sql`
    create table refunds (
      id integer generated always as identity primary key,
      payment_id integer not null references payments,
      -- Whose payment it is.
      user_id integer not null references users,
      kind text not null check (kind in ('WITHDRAWAL', 'ADMIN', 'PROVIDER')),
      state text not null check (state in ('ASKED', 'DONE', 'UNDONE')),
      -- How much of what was bought goes back; 0 for a plan.
      credits integer not null check (credits >= 0),
      cents integer not null check (cents > 0),
      -- How much of it had been spent by then and became a debt.
      owed_credits integer not null default 0 check (owed_credits between 0 and credits),
      -- The admin whose act it is.
      actor_id integer references users,
      reason text not null default '',
      -- The transfer that took the credits when it was asked for; none where there were none to take.
      taken_id bigint unique references transfers,
      taken_credits integer not null default 0,
      -- The request in which an admin asked, for the record.
      request_id text not null default '',
      asked_at timestamptz not null,
      -- When the provider was asked last, and how often in all.
      tried_at timestamptz not null,
      tries integer not null default 0,
      done_at timestamptz,
      check ((taken_id is null) = (taken_credits = 0)),
      check ((state = 'DONE') = (done_at is not null)),
      check ((kind = 'ADMIN') = (actor_id is not null))
    );
    create index refunds_of_payment on refunds (payment_id);
    create index refunds_of_user on refunds (user_id);
    create index refunds_by_actor on refunds (actor_id) where actor_id is not null;
    -- One at a time, so that no two parts are reckoned from the same rest.
    create unique index refunds_under_way on refunds (payment_id) where state = 'ASKED';

    alter table payments
      add column refunded_cents integer not null default 0,
      add column refunded_credits integer not null default 0,
      add constraint payments_refunded_cents check (refunded_cents between 0 and gross_cents),
      add constraint payments_refunded_credits check (refunded_credits between 0 and credits);

    alter table subscription_periods add column taken_back boolean not null default false;

    -- The sandbox knows what was paid, and what it has given back, by the reference of each part.
    alter table sandbox_payments add column cents integer not null default 0;
    create table sandbox_refunds (
      reference text primary key,
      transaction_id text not null references sandbox_payments,
      cents integer not null check (cents > 0)
    );
    create index sandbox_refunds_of_payment on sandbox_refunds (transaction_id);
  `.execute(db)

  // Until now a payment went back whole, or not at all.
  await sql`
    insert into refunds (payment_id, user_id, kind, state, credits, cents, owed_credits, actor_id,
                         reason, asked_at, tried_at, tries, done_at)
    select p.id, p.user_id, case when by.actor_id is null then 'PROVIDER' else 'ADMIN' end, 'DONE',
      case when p.paid_at is null then 0 else p.credits end, p.gross_cents, p.owed_credits, by.actor_id,
      p.refund_reason, at.moment, at.moment, 1, at.moment
    from payments p
    cross join lateral (select coalesce(p.refunded_at, p.paid_at, p.created_at) as moment) at
    left join lateral (
      select min(t.actor_id) as actor_id from transfers t
      where t.cause_kind = 'payment' and t.cause_id = p.id and t.reason in ('REFUND', 'DEBT')
    ) by on true
    where p.status = 'REFUNDED'
    order by at.moment, p.id;

    update payments set refunded_cents = gross_cents,
      refunded_credits = case when paid_at is null then 0 else credits end
    where status = 'REFUNDED';

    update subscription_periods s set taken_back = true,
      ends_at = least(s.ends_at, greatest(s.starts_at, p.refunded_at))
    from payments p where p.id = s.payment_id and p.status = 'REFUNDED';

    update sandbox_payments s set cents = p.gross_cents
    from payments p where p.transaction_id = s.transaction_id;
  `.execute(db)
}
