-- Nobody's credits are below zero, and nobody owes less than nothing.
select id, holder, kind, balance from accounts
where (kind in ('available', 'reserved', 'matching', 'escrow', 'guarantee') and balance < 0) or (kind = 'debt' and balance > 0)
