-- A period ends so many calendar months after it began, by the clocks of Portugal
-- (`support.one-pending`).
select id, active_from, months_in_all, ends_at
from supports
where accepted_at is not null
  and ends_at is distinct from
      (active_from at time zone 'Europe/Lisbon' + make_interval(months => months_in_all))
        at time zone 'Europe/Lisbon'
