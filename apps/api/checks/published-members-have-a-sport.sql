-- Athletes and managers are published with a sport or not at all (`profile.publishing`,
-- `athleteHasNoSport`).
select users.id, users.role
from users
join profiles on profiles.user_id = users.id
where users.role in ('ATHLETE', 'MANAGER')
  and profiles.published
  and (profiles.sport is null or profiles.sport = 'NA')
