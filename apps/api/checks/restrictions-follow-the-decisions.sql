-- Whoever is limited or suspended is so by one decision in force, and whoever such a decision is about is
-- so (`decisions.effects`).
select profiles.user_id, restricted.cause, restricted.since, decisions.id as decision_id
from profiles
join people on people.id = profiles.user_id and people.active
cross join lateral (values ('PROFILE_LIMITED', limited_at), ('ACCOUNT_SUSPENDED', suspended_at))
  restricted (cause, since)
left join decisions on decisions.person_id = profiles.user_id and decisions.cause = restricted.cause
  and decisions.ended_at is null and decisions.reversed_at is null
where (restricted.since is null) <> (decisions.id is null)
