-- Athletes are supported, and anybody but an admin supports (`support.request`).
select s.id, a.role as athlete, f.role as supporter
from supports s
join users a on a.id = s.athlete_id
join users f on f.id = s.supporter_id
where a.role <> 'ATHLETE' or f.role = 'ADMIN'
