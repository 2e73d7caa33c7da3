-- The guarantee keeps nothing: what it gets of sellers, or they owe it, it has paid back to buyers, order
-- by order (`orders.guarantee`).
select a.id::bigint as id, a.balance as held, 0 as owed, 0 as repaid
from accounts a where a.kind = 'guarantee' and a.balance <> 0
union all
select m.cause_id, m.got, m.owed, m.repaid
from (
  select cause_id,
    coalesce(sum(credits) filter (where reason = 'ORDER_RETURNED'), 0) as got,
    coalesce(sum(credits) filter (where reason = 'ORDER_ADVANCED'), 0) as owed,
    coalesce(sum(credits) filter (where reason = 'ORDER_REPAID'), 0) as repaid
  from transfers where cause_kind = 'order'
  group by cause_id
) m
where m.got + m.owed <> m.repaid
