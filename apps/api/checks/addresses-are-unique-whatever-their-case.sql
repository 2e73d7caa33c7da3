-- One address, one open account, whatever its capitals (`registration.address`); of a closed account it
-- is free (`account.closing`).
select lower(email) as email, count(*) as accounts
from users
where email is not null and closed_at is null
group by lower(email)
having count(*) > 1
