-- An order's credits are where its status says (`orders.course`): in escrow while it is open, with the
-- seller once it is confirmed, back with the buyer once it is declined, expired or refunded.
select o.id, o.status, m.placed, m.paid, m.released
from orders o
cross join lateral (
  select coalesce(sum(credits) filter (where reason = 'ORDER_PLACED'), 0) as placed,
         coalesce(sum(credits) filter (where reason = 'ORDER_PAID'), 0) as paid,
         coalesce(sum(credits) filter (where reason = 'ORDER_RELEASED'), 0) as released
  from transfers where cause_kind = 'order' and cause_id = o.id
) m
where m.placed <> o.credits
   or m.paid <> case when o.status = 'CONFIRMED' then o.credits else 0 end
   or m.released <> case when o.status in ('DECLINED', 'EXPIRED', 'REFUNDED') then o.credits else 0 end
