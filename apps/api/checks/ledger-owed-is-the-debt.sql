-- What the available account notes as owed is what the debt account says.
select a.holder, a.owed, d.balance
from accounts a
full join accounts d on d.holder = a.holder and d.kind = 'debt'
where (a.kind = 'available' and a.owed <> -coalesce(d.balance, 0))
   or (d.kind = 'debt' and d.balance <> 0
       and not exists (select from accounts x where x.holder = d.holder and x.kind = 'available'))
