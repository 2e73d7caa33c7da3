-- Every balance is what its transfers add up to.
select a.id, a.holder, a.kind, a.balance, coalesce(t.sum, 0) as transferred
from accounts a
left join (
  select account, sum(credits) as sum
  from (
    select to_account as account, credits from transfers
    union all
    select from_account, -credits from transfers
  ) sides
  group by account
) t on t.account = a.id
where a.balance <> coalesce(t.sum, 0)
