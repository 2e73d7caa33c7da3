-- A blank card stands for somebody active who hides or was hidden, and for nobody else
-- (`profile.hidden`).
select coalesce(hiding.user_id, blank.user_id) as user_id, hiding.user_id is null as not_hiding
from (
  select profiles.user_id
  from profiles
  join people on people.id = profiles.user_id
  where people.active and people.role in ('ATHLETE', 'MANAGER', 'SPONSOR')
    and (profiles.hidden_by_admin or (profiles.visibility_chosen and not profiles.published))
) hiding
full join directory_blanks blank on blank.user_id = hiding.user_id
where hiding.user_id is null or blank.user_id is null
