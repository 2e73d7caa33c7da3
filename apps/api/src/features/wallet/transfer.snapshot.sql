with parties as materialized (
    select id, holder, kind, balance, owed, version, closed from accounts
    where (holder = $1 and kind = $2)
      or (holder = $3 and kind = $4)
    order by id for update
  ), asked as (
    select f.id as from_id, f.balance - $5::bigint as from_balance,
      f.owed - case when t.kind = 'debt' then $5::bigint else 0 end as from_owed,
      f.version + 1 as from_version,
      t.id as to_id, t.balance + $5::bigint as to_balance, t.owed as to_owed,
      t.version + 1 as to_version,
      case when $6::boolean and (f.closed or t.closed) then 'closed'
           when $7::boolean and f.owed > 0 then 'blocked'
           when f.kind in ('available', 'reserved', 'matching', 'escrow') and f.balance < $5
             then 'insufficient'
           when t.kind = 'available' and $8::bigint is null and f.kind not in ('matching', 'guarantee')
             and t.balance + $5 > 999999999 then 'full'
           when $9::boolean and t.owed > 0 then 'owes'
           else 'done' end as verdict
    from parties f, parties t
    where f.holder = $1 and f.kind = $2
      and t.holder = $3 and t.kind = $4
  ), moved as (
    update accounts a set
      balance = case a.id when q.from_id then q.from_balance else q.to_balance end,
      owed = case a.id when q.from_id then q.from_owed else q.to_owed end,
      version = case a.id when q.from_id then q.from_version else q.to_version end
    from asked q where q.verdict = 'done' and a.id in (q.from_id, q.to_id)
  ), written as (
    insert into transfers (from_account, to_account, credits, reason, actor_id, cause_kind,
                           cause_id, settles, description, created_at)
    select from_id, to_id, $5, $10, $11, $12,
      $13::integer, $8::bigint, $14, $15
    from asked where verdict = 'done'
    returning id
  ), noted as (
    insert into idempotency_keys (user_id, route, key, request_hash, answer, created_at)
    select $16::integer, $17::text, $18::text, $19::bytea,
      json_build_object(
    'id', w.id, 'at', $15::timestamptz,
    'fromBalance', q.from_balance, 'toBalance', q.to_balance), $20::timestamptz
    from written w, asked q where $16::integer is not null
  ), recorded as (
    insert into audit_log (actor_id, act, subject_kind, subject_id, user_id, before, after,
                                 reason, request_id, at)
    select $22::integer, $23::text, 'user', $21::integer::text, $21::integer,
      jsonb_build_object('available', case when $1 = $21::integer
      then q.from_balance + $5 else q.to_balance - $5 end), jsonb_build_object('available', case when $1 = $21::integer
      then q.from_balance else q.to_balance end), $24::text, $25::text, $15::timestamptz
    from written w, asked q where $23::text is not null
  )
  select (select id from written) as id, q.* from asked q;
