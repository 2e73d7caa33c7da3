-- An order's credits are where its status says (`orders.course`, `orders.returns`): in escrow until they
-- are paid to the seller or released to the buyer, and paid back where they had been paid.
select o.id, o.status, m.placed, m.paid, m.released, m.repaid
from orders o
cross join lateral (
  select coalesce(sum(credits) filter (where reason = 'ORDER_PLACED'), 0) as placed,
         coalesce(sum(credits) filter (where reason = 'ORDER_PAID'), 0) as paid,
         coalesce(sum(credits) filter (where reason = 'ORDER_RELEASED'), 0) as released,
         coalesce(sum(credits) filter (where reason = 'ORDER_REPAID'), 0) as repaid
  from transfers where cause_kind = 'order' and cause_id = o.id
) m
cross join lateral (
  select o.status in ('DECLINED', 'EXPIRED', 'REFUNDED', 'RETURNED')
    or (o.status = 'WITHDRAWN' and o.shipped_at is null) as is_back
) back
where m.placed <> o.credits
   or m.paid <> case when o.paid_at is null then 0 else o.credits end
   or m.released <> case when back.is_back and o.paid_at is null then o.credits else 0 end
   or m.repaid <> case when back.is_back and o.paid_at is not null then o.credits else 0 end
