-- A running support shows exactly the people whom the product lists (`profile.hidden`,
-- `decisions.effects`, `support.badges`).
select s.id, f.listed as supporter_listed, s.supporter_shown, a.listed as athlete_listed,
       s.athlete_shown
from supports s
join profile_cards f on f.id = s.supporter_id
join profile_cards a on a.id = s.athlete_id
where s.status = 'ACTIVE'
  and (f.listed <> s.supporter_shown or a.listed <> s.athlete_shown or f.role <> s.supporter_role)
