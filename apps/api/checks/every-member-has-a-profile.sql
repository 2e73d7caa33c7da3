-- Everybody but an admin has exactly one profile, from the day the account is opened.
select users.id, users.role
from users
left join profiles on profiles.user_id = users.id
where (users.role = 'ADMIN') = (profiles.user_id is not null)
