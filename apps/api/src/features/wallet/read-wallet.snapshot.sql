select coalesce(sum(t.credits), 0)::bigint as held
    from transfers t
    where t.from_account = (select id from accounts where holder = $1 and kind = 'available')
      and t.reason = 'ORDER_PLACED'
      and not exists (select from transfers e where e.settles = t.id);

select "kind", "balance", "version" from "accounts" where "holder" = $1;
