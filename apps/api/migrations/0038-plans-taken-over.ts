// Which plan took over which: a plan lasts as long as what was paid for it and not refunded, and one
// that was refunded whole hands back to the one before it.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table subscriptions add column taken_over_by integer references subscriptions;
    create index subscriptions_taken_over on subscriptions (taken_over_by)
      where taken_over_by is not null;
    create index subscription_periods_of_plan on subscription_periods (subscription_id);

    -- Whoever took another plan before the end of what was paid left the first one for it.
    update subscriptions earlier set taken_over_by = later.id
    from subscriptions later
    where later.user_id = earlier.user_id
      and later.started_at between earlier.ends_at - interval '1 second'
                               and earlier.ends_at + interval '1 second'
      and later.id = (select min(id) from subscriptions n
                      where n.user_id = earlier.user_id and n.id > earlier.id)
      and exists (select from subscription_periods p
                  where p.subscription_id = earlier.id and p.ends_at > earlier.ends_at);

    -- A refund of one period took the others away too: they are given back.
    update subscriptions s set ends_at = paid.ends_at
    from (
      select p.subscription_id, max(p.ends_at) as ends_at
      from subscription_periods p
      join payments on payments.id = p.payment_id
      where payments.status <> 'REFUNDED'
      group by p.subscription_id
    ) paid
    where paid.subscription_id = s.id and s.taken_over_by is null and paid.ends_at > s.ends_at;
  `.execute(db)
}
