-- What a product shows, and what was bought, has its picture: a loose one would be cleaned away.
select f.id, f.kept, f.purpose
from files f
where (exists (select from products p where p.image_id = f.id and p.archived_at is null)
       or exists (select from orders o join users u on u.id = o.seller_id
                  where o.image_id = f.id and u.closed_at is null))
  and not (f.kept and f.purpose = 'PRODUCT')
