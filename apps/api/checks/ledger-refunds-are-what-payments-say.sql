-- A payment says how much of it went back, and is refunded once all of the money did (`payments.refund`).
select p.id, p.status, p.gross_cents, p.refunded_cents, r.cents, p.refunded_credits, r.credits,
  p.owed_credits, r.owed
from payments p
cross join lateral (
  select coalesce(sum(cents), 0) as cents, coalesce(sum(credits), 0) as credits,
    coalesce(sum(owed_credits), 0) as owed
  from refunds where payment_id = p.id and state = 'DONE'
) r
where p.refunded_cents <> r.cents
   or p.refunded_credits <> r.credits
   or p.owed_credits <> r.owed
   or (p.status = 'REFUNDED') <> (p.refunded_cents = p.gross_cents)
