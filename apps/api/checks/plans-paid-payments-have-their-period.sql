-- Every paid plan has its time, and nothing unpaid has (`plans.sold`).
select p.id, p.status from payments p
left join subscription_periods s on s.payment_id = p.id
where p.purpose = 'PLAN' and (p.paid_at is not null) <> (s.payment_id is not null)
