-- The figures of the years count every row there is, and those that are gone (`decisions.figures`). A
-- notice is counted by the reason it had at first, so here by none.
with there as (
  select 'notices' as figure, '' as key, count(*) as held from reports having count(*) > 0
  union all
  select 'acts', act, count(*) from decisions group by 2
  union all
  select 'outcomes', appeal_outcome, count(*) from decisions where answered_at is not null group by 2
), counted as (
  select figure, case figure when 'notices' then '' else key end as key, sum(held) as held
  from yearly_counts group by 1, 2
)
select there.figure, there.key, there.held as there, counted.held as counted
from there left join counted using (figure, key)
where coalesce(counted.held, 0) < there.held
