-- Nobody leaves while an order of theirs is open (`account.closing`): its credits would have nowhere
-- to go. A buyer may still withdraw, or claim, after the seller has left.
select o.id, u.id as user_id
from orders o
join users u on u.id in (o.buyer_id, o.seller_id)
where u.closed_at is not null and (
  o.status in ('PLACED', 'SHIPPED')
  or (o.status = 'DISPUTED' and o.sent_back_at is null)
  or (o.status in ('WITHDRAWN', 'RETURNING', 'DISPUTED') and u.closed_at > o.withdrawn_at)
  or (o.status = 'CLAIMED' and u.closed_at > o.claimed_at))
