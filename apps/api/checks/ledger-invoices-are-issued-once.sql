-- Nothing is invoiced twice, and what goes back of an invoice has its credit note (`payments.documents`).
select 'issued twice' as wrong, d.reference as what, count(*) as times
from sandbox_documents d group by d.reference, d.kind having count(*) > 1
union all
select 'credit note', r.id::text, count(c.id)
from refunds r
join invoices i on i.payment_id = r.payment_id and i.kind = 'INVOICE'
left join invoices c on c.refund_id = r.id
group by r.id, r.state having count(c.id) <> case when r.state = 'DONE' then 1 else 0 end
union all
select 'more credited than invoiced', i.payment_id::text, sum(c.cents)
from invoices i join invoices c on c.payment_id = i.payment_id and c.kind = 'CREDIT_NOTE'
where i.kind = 'INVOICE'
group by i.payment_id, i.cents having sum(c.cents) > i.cents
