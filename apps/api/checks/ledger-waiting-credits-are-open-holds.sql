-- What waits in reserved accounts and in escrow is what was put aside and not ended yet.
select a.id, a.holder, a.kind, a.balance, coalesce(h.sum, 0) as held
from accounts a
left join (
  select t.to_account, sum(t.credits) as sum
  from transfers t
  where not exists (select from transfers e where e.settles = t.id)
  group by t.to_account
) h on h.to_account = a.id
where a.kind in ('reserved', 'escrow') and a.balance <> coalesce(h.sum, 0)
