-- Every credit somebody can spend is in one of their lots, and no lot has more than came with it or
-- less than nothing (`wallet.lots`).
select a.id, a.holder, a.balance, l.remaining
from accounts a
cross join lateral (
  select coalesce(sum(remaining), 0) as remaining,
    coalesce(bool_or(remaining < 0 or remaining > credits), false) as broken
  from lots_of(a.id)
) l
where a.kind = 'available' and (a.balance <> l.remaining or l.broken)
