-- A running support shows exactly the people whose pages everybody may see (`profile.hidden`,
-- `support.badges`).
select s.id, f.shown as supporter_has_page, s.supporter_shown, a.shown as athlete_has_page,
       s.athlete_shown
from supports s
join profile_cards f on f.id = s.supporter_id
join profile_cards a on a.id = s.athlete_id
where s.status = 'ACTIVE'
  and (f.shown <> s.supporter_shown or a.shown <> s.athlete_shown or f.role <> s.supporter_role)
