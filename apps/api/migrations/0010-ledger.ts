// Credits, by double entry (`ledger.double-entry`): every transfer takes whole credits from one
// account and gives them to another, is never changed, and the database itself keeps everybody above
// zero.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table accounts (
      id integer generated always as identity primary key,
      -- Whose it is: a user's id, or 0 to -15 for the platform, whose accounts are in sixteen parts
      -- so that people who buy at the same moment do not wait for each other.
      holder integer not null,
      kind text not null,
      user_id integer generated always as (case when holder > 0 then holder end) stored
        references users,
      balance bigint not null default 0,
      -- On an available account: what its owner owes, the same figure as on the debt account, here
      -- so that whoever has locked this row knows it.
      owed bigint not null default 0,
      -- Rises with every change.
      version bigint not null default 0,
      -- The person has left: admins give and take no more.
      closed boolean not null default false,
      constraint accounts_key unique (holder, kind),
      constraint accounts_kind check (
        case when holder > 0 then kind in ('available', 'reserved', 'debt')
             else holder >= -15 and kind in ('issued', 'granted', 'escrow') end),
      constraint accounts_balance check (
        case kind when 'available' then balance between 0 and 999999999
                  when 'reserved' then balance between 0 and 999999999
                  when 'debt' then balance <= 0
                  when 'escrow' then balance >= 0
                  else true end),
      constraint accounts_owed check (owed = 0 or (owed > 0 and kind = 'available'))
    ) with (fillfactor = 70);
    create index accounts_in_debt on accounts (balance) where kind = 'debt' and balance < 0;

    create table transfers (
      id bigint generated always as identity primary key,
      from_account integer not null references accounts,
      to_account integer not null references accounts,
      credits integer not null check (credits between 1 and 999999999),
      reason text not null,
      -- Who did it, a user's id; nobody when the platform did. No foreign key: it would lock the
      -- actor's row for every act, and nobody's row ever goes.
      actor_id integer,
      -- The payment, support or order it is about.
      cause_kind text,
      cause_id integer,
      -- The transfer that put these credits aside, when this one ends their waiting.
      settles bigint constraint transfers_settle_once unique references transfers,
      description text not null default '',
      created_at timestamptz not null,
      check (from_account <> to_account),
      check ((cause_kind is null) = (cause_id is null))
    );
    create index transfers_from on transfers (from_account, id);
    create index transfers_to on transfers (to_account, id);
    -- One payment is credited once, one support is paid out once, whatever happens above.
    create unique index transfers_cause_once on transfers (cause_kind, cause_id, reason)
      where cause_id is not null;

    create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'transfers are never changed; correct one by another transfer';
      end $$;
    create trigger transfers_stay before update or delete on transfers
      for each row execute function refuse_change();
    create trigger transfers_stay_all before truncate on transfers
      for each statement execute function refuse_change();
  `.execute(db)
}
