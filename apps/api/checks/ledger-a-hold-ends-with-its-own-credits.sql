-- A hold ends with exactly the credits that were put aside, out of the account they waited in.
select e.id, e.settles from transfers e join transfers t on t.id = e.settles
where e.credits <> t.credits or e.from_account <> t.to_account
