-- What was recalled is not offered again (`products.recall`).
select id, recalled_at from products where recalled_at is not null and active
