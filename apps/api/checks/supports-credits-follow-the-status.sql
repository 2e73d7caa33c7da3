-- A support's credits wait while it is pending, are the athlete's once it was accepted, and went back
-- to the supporter otherwise; never both, never neither (`support.request`).
select s.id, s.status, s.accepted_at is not null as accepted, e.reason, h.credits as held
from supports s
left join transfers h on h.id = s.hold_id and h.cause_kind = 'support' and h.cause_id = s.id
left join accounts hf on hf.id = h.from_account
left join transfers e on e.settles = s.hold_id
left join accounts et on et.id = e.to_account
where h.credits is distinct from s.credits
   or hf.holder is distinct from s.supporter_id
   or coalesce(e.reason, '') <> case when s.status = 'PENDING' then ''
                                     when s.accepted_at is not null then 'SUPPORT_RECEIVED'
                                     else 'SUPPORT_RELEASED' end
   or coalesce(et.holder, 0) <> case when s.status = 'PENDING' then 0
                                     when s.accepted_at is not null then s.athlete_id
                                     else s.supporter_id end
