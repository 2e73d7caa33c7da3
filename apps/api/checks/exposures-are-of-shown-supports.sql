-- A supporter is seen with an athlete only on days on which a support of theirs that is not private ran
-- (`exposure.seen`); a day more, because a day in Portugal is not one of the machine's.
select e.athlete_id, e.supporter_id, e.day, e.place
from exposures e
where not exists (
  select from supports s
  where s.athlete_id = e.athlete_id and s.supporter_id = e.supporter_id and not s.private
    and s.accepted_at < e.day + 2 and coalesce(s.ended_at, s.ends_at) > e.day - 1)
