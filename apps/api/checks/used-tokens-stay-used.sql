-- A mailed token is used within its time, and an account that used its activation link is active.
select encode(mailed_tokens.hash, 'hex') as hash, mailed_tokens.purpose
from mailed_tokens
join users on users.id = mailed_tokens.user_id
where mailed_tokens.used_at is not null
  and (mailed_tokens.used_at > mailed_tokens.expires_at or users.activated_at is null)
