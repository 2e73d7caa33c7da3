-- Nobody leaves while an order of theirs is open (`account.closing`): its credits would have nowhere
-- to go.
select o.id, u.id as user_id
from orders o
join users u on u.id in (o.buyer_id, o.seller_id)
where o.status in ('PLACED', 'SHIPPED', 'DISPUTED') and u.closed_at is not null
