-- All accounts together hold nothing: what one gained, another gave (P34).
select sum(balance) as sum from accounts having sum(balance) <> 0
