-- Every credit of a person is in one balance that they are told (available, set aside, held): escrow
-- holds nothing but what buyers put there for orders, each in the part of their own number.
select a.id, a.holder, a.balance, coalesce(p.held, 0) as held
from accounts a
left join (
  select t.to_account, sum(t.credits) as held
  from transfers t
  join accounts f on f.id = t.from_account and f.kind = 'available'
  where t.reason = 'ORDER_PLACED'
    and not exists (select from transfers e where e.settles = t.id)
  group by t.to_account
) p on p.to_account = a.id
where a.kind = 'escrow' and a.balance <> coalesce(p.held, 0)
