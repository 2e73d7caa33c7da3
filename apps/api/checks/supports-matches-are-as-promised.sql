-- What a support says a fund added to it was given to its athlete, once, out of what the owner of that
-- fund had set aside; never more than the support, or than the fund adds for one supporter, and nobody
-- doubles what they give themselves (`season.matches`).
select s.id, s.match_id, s.matched, t.credits as given
from supports s
left join matches m on m.id = s.match_id
left join transfers t
  on t.cause_kind = 'doubling' and t.cause_id = s.id and t.reason = 'MATCH_GIVEN'
left join accounts f on f.id = t.from_account
left join accounts o on o.id = t.to_account
where (s.matched > 0 or t.id is not null) and (
  s.matched is distinct from t.credits
  or s.accepted_at is null
  or m.athlete_id is distinct from s.athlete_id
  or m.owner_id = s.supporter_id
  or (m.goal_id is not null and m.goal_id is distinct from s.goal_id)
  or f.holder is distinct from m.owner_id or f.kind <> 'matching'
  or o.holder is distinct from s.athlete_id or o.kind <> 'available')
union all
select min(s.id), s.match_id, sum(s.matched), max(m.per_supporter)
from supports s join matches m on m.id = s.match_id
group by s.match_id, s.supporter_id
having sum(s.matched) > max(m.per_supporter)
