-- The directory holds exactly the visible profiles that are not limited: whoever is missing cannot be
-- found, and whoever is there too many is shown although hidden or limited (`profile.hidden`,
-- `decisions.effects`).
select coalesce(visible.user_id, directory.user_id) as user_id,
       visible.user_id is null as shown_though_hidden
from (
  select profiles.user_id
  from profiles
  join people on people.id = profiles.user_id
  where people.active and profiles.published and not profiles.hidden_by_admin
    and profiles.limited_at is null
) visible
full join directory on directory.user_id = visible.user_id
where visible.user_id is null or directory.user_id is null
