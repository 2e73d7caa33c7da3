-- What somebody has set aside in match funds is what their open funds have left (`season.matches`); of
-- each fund what went in was added to supports or came back, and nothing twice.
select coalesce(a.holder, f.owner_id) as id, coalesce(a.balance, 0) as balance,
  coalesce(f.remaining, 0) as remaining
from (select holder, balance from accounts where kind = 'matching') a
full join (
  select m.owner_id, sum(m.credits - given.credits) as remaining
  from matches m
  cross join lateral (
    select coalesce(sum(s.matched), 0) as credits from supports s where s.match_id = m.id
  ) given
  where m.ended_at is null
  group by m.owner_id
) f on f.owner_id = a.holder
where coalesce(a.balance, 0) <> coalesce(f.remaining, 0)
union all
select m.id, moved.into_it, moved.given + moved.back
from matches m
cross join lateral (
  select
    (select coalesce(sum(credits), 0) from transfers
     where cause_kind = 'match' and cause_id = m.id and reason = 'MATCH_SET') as into_it,
    (select coalesce(sum(t.credits), 0) from supports s
     join transfers t on t.cause_kind = 'doubling' and t.cause_id = s.id and t.reason = 'MATCH_GIVEN'
     where s.match_id = m.id) as given,
    (select coalesce(sum(credits), 0) from transfers
     where cause_kind = 'match' and cause_id = m.id and reason = 'MATCH_RELEASED') as back
) moved
where moved.into_it <> m.credits or moved.given > m.credits
   or (m.ended_at is null and moved.back <> 0)
   or (m.ended_at is not null and moved.given + moved.back <> m.credits)
