-- A plan lasts as long as what was paid for it and not taken back (of a period that was, the days until
-- then), unless another took it over: who has
-- paid for time to come has a plan, and nobody has one that nothing is paid for.
select s.id, s.user_id, s.ends_at, paid.ends_at as paid_until
from subscriptions s
left join lateral (
  select max(p.ends_at) as ends_at
  from subscription_periods p
  where p.subscription_id = s.id and (not p.taken_back or p.starts_at < p.ends_at)
) paid on true
where s.taken_over_by is null
  and greatest(s.ends_at, paid.ends_at) > now()
  and s.ends_at is distinct from paid.ends_at
union all
-- Two payments never pay for the same time of a plan.
select s.id, s.user_id, one.ends_at, other.starts_at
from subscription_periods one
join subscription_periods other
  on other.subscription_id = one.subscription_id and other.payment_id <> one.payment_id
  and (other.starts_at, other.payment_id) > (one.starts_at, one.payment_id)
join subscriptions s on s.id = one.subscription_id
where one.ends_at > other.starts_at and other.ends_at > other.starts_at
