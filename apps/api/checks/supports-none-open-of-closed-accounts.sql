-- Who closed their account has no support open, on either side (`account.closing`).
select s.id, s.status, users.id as closed_account
from supports s
join users on users.id in (s.supporter_id, s.athlete_id)
where s.status in ('PENDING', 'ACTIVE') and users.closed_at is not null
