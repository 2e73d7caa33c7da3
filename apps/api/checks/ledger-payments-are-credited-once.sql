-- A payment is credited when it is paid, once and in full, and what was taken back is what its refunds
-- say (`payments.refund`): all of one that is done, and of one under way what was there to be taken.
select p.id, p.status, p.credits, m.bought, m.back, r.back as refunded
from payments p
cross join lateral (
  select (select coalesce(sum(credits), 0) from transfers
          where cause_kind = 'payment' and cause_id = p.id and reason = 'PURCHASE') as bought,
         (select coalesce(sum(t.credits), 0) from transfers t
          where t.cause_kind = 'payment' and t.cause_id = p.id and t.reason in ('REFUND', 'DEBT')
            and not exists (select from transfers e where e.settles = t.id)) as back
) m
cross join lateral (
  select coalesce(sum(case r.state when 'DONE' then r.credits
                                   when 'ASKED' then taken.credits end), 0) as back
  from refunds r left join transfers taken on taken.id = r.taken_id
  where r.payment_id = p.id
) r
where m.bought <> case when p.paid_at is null then 0 else p.credits end
   or m.back <> r.back
