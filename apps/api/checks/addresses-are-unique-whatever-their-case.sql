-- One address, one account, whatever its capitals (`registration.address`).
select lower(email) as email, count(*) as accounts
from users
where email is not null
group by lower(email)
having count(*) > 1
