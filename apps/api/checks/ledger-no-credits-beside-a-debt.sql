-- Whoever owes has nothing to spend: what arrives settles the debt first (`payments.provider`).
select holder, balance, owed from accounts where kind = 'available' and owed > 0 and balance > 0
