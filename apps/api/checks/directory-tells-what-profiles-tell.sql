-- A card says what the profile says: nothing in the directory is older than the profile. It has no club of
-- who is protected.
select directory.user_id
from directory
join people on people.id = directory.user_id
join profiles on profiles.user_id = directory.user_id
where (directory.role, directory.name, directory.last_name)
        is distinct from (people.role, people.name, people.last_name)
   or (directory.country_code, directory.region)
        is distinct from (people.country_code, people.region)
   or (directory.sport, directory.phrase, directory.avatar_id)
        is distinct from (profiles.sport, profiles.phrase, profiles.avatar_id)
   or directory.club_name
        is distinct from case when people.protected then null else profiles.club_name end
   or directory.sportest_score is distinct from profiles.sportest_score
