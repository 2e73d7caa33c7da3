-- What writers count of the admins' list is what is in it.
with counted as (
  select role, hidden, sum(held) as held from admin_list_counts group by 1, 2 having sum(held) <> 0
), there as (
  select role, hidden, count(*) as held from admin_list group by 1, 2
)
select coalesce(counted.role, there.role) as role, coalesce(counted.hidden, there.hidden) as hidden,
       counted.held as counted, there.held as there
from counted full join there on there.role = counted.role and there.hidden = counted.hidden
where counted.held is distinct from there.held
