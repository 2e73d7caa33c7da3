-- Who closed an account, or never confirmed it, is signed in nowhere (`session.tokens`,
-- `account.closing`).
select sessions.id, sessions.user_id
from sessions
join users on users.id = sessions.user_id
where sessions.ended_at is null
  and (users.closed_at is not null or users.activated_at is null)
