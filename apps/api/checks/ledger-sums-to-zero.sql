-- All accounts together hold nothing: what one gained, another gave (`ledger.double-entry`).
select sum(balance) as sum from accounts having sum(balance) <> 0
