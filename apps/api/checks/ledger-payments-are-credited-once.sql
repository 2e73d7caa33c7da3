-- A payment is credited when it is paid, once and in full, and taken back in full when refunded
-- (`payments.provider`).
select p.id, p.status, p.credits, m.bought, m.back
from payments p
cross join lateral (
  select coalesce(sum(credits) filter (where reason = 'PURCHASE'), 0) as bought,
         coalesce(sum(credits) filter (where reason in ('REFUND', 'DEBT')), 0) as back
  from transfers where cause_kind = 'payment' and cause_id = p.id
) m
where m.bought <> case when p.paid_at is null then 0 else p.credits end
   or m.back <> case when p.status = 'REFUNDED' then m.bought else 0 end
