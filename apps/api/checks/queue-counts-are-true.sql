-- What writers count of the admins' queues is what is in them.
with counted as (
  select queue, state, kind, bucket, held from queue_counts where held <> 0
), there as (
  select 'reports' as queue, status as state, kind, id / 1000 as bucket, count(*) as held
  from reports group by 2, 3, 4
  union all
  select 'appeals', coalesce(appeal_outcome, 'OPEN'), '', id / 1000, count(*)
  from decisions where appealed_at is not null group by 2, 4
)
select coalesce(counted.queue, there.queue) as queue, coalesce(counted.state, there.state) as state,
       counted.held as counted, there.held as there
from counted full join there using (queue, state, kind, bucket)
where counted.held is distinct from there.held
