-- What writers count is what there is: every total and every shelf of every list.
with counted as (
  select list, part >= 0 as on_shelves, case when part >= 0 then part end as shelf, sum(held) as held
  from directory_counts where list <> 'changes'
  group by 1, 2, 3
  having sum(held) <> 0
), there as (
  select directory_lists(directory) as list, false as on_shelves, null::integer as shelf from directory
  union all
  select 'blank', false, null from directory_blanks
  union all
  select directory_shelved_lists(directory), true, directory_shelf_of(folded_name) from directory
), true_counts as (
  select list, on_shelves, shelf, count(*) as held from there group by 1, 2, 3
)
select coalesce(counted.list, true_counts.list) as list, coalesce(counted.shelf, true_counts.shelf) as shelf,
       counted.held as counted, true_counts.held as there
from counted
full join true_counts on true_counts.list = counted.list
  and true_counts.on_shelves = counted.on_shelves
  and coalesce(true_counts.shelf, -1) = coalesce(counted.shelf, -1)
where counted.held is distinct from true_counts.held
