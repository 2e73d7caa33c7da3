-- Page and card show the latest sportest of the test of one's own role, or none where it is kept off.
select p.user_id, u.role, p.sportest_score, p.sportest_hidden, latest.score
from profiles p
join people u on u.id = p.user_id and u.active
left join lateral (
  select t.score from sportests t
  where t.user_id = p.user_id and t.type = u.role
  order by t.id desc limit 1
) latest on true
where p.sportest_score is distinct from case when p.sportest_hidden then null else latest.score end
