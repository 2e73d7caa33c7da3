// What was bought can go back, and its faults be claimed (`orders.returns`, `orders.claims`). What is paid
// back comes from the seller; what the seller has not got is advanced from the guarantee and owed by the
// seller (`orders.guarantee`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table orders
      -- When the buyer said that it arrived, and when the seller was credited.
      add column confirmed_at timestamptz,
      add column paid_at timestamptz,
      -- When the buyer withdrew from what was shipped and sent it back, when the seller found fault with
      -- what came, and when the buyer claimed one.
      add column withdrawn_at timestamptz,
      add column sent_back_at timestamptz,
      add column contested_at timestamptz,
      add column claimed_at timestamptz,
      add column return_note text not null default '',
      add column contest_reason text not null default '',
      add column claim_reason text not null default '',
      add column claim_answer text not null default '';
    update orders set paid_at = ended_at where status = 'CONFIRMED';
    update orders set confirmed_at = ended_at where last_act = 'confirm';

    alter table orders
      drop constraint orders_status_check,
      drop constraint orders_last_act_check,
      drop constraint orders_check1,
      drop constraint orders_check2,
      add constraint orders_status_check check (status in (
        'PLACED', 'SHIPPED', 'DISPUTED', 'CONFIRMED', 'DECLINED', 'EXPIRED', 'REFUNDED',
        'WITHDRAWN', 'RETURNING', 'RETURNED', 'CLAIMED')),
      add constraint orders_last_act_check check (last_act in (
        'ship', 'decline', 'expire', 'cancel', 'confirm', 'settle', 'dispute', 'withdraw', 'lapse',
        'return', 'receiveBack', 'settleReturn', 'contest', 'claim', 'pay', 'refund', 'grant',
        'dismiss')),
      add constraint orders_due check ((due_at is not null) = (
        status in ('PLACED', 'SHIPPED', 'RETURNING')
        or (status = 'WITHDRAWN' and shipped_at is not null))),
      add constraint orders_ended check ((ended_at is null) = (
        status in ('PLACED', 'SHIPPED', 'DISPUTED', 'RETURNING', 'CLAIMED')
        or (status = 'WITHDRAWN' and shipped_at is not null))),
      add constraint orders_paid check (status not in ('CONFIRMED', 'CLAIMED') or paid_at is not null);

    alter table accounts
      drop constraint accounts_kind,
      drop constraint accounts_balance,
      add constraint accounts_kind check (
        case when holder > 0 then kind in ('available', 'reserved', 'debt')
             else holder >= -15 and kind in ('issued', 'granted', 'escrow', 'guarantee') end),
      add constraint accounts_balance check (
        case when kind in ('available', 'reserved', 'escrow', 'guarantee') then balance >= 0
             when kind = 'debt' then balance <= 0
             else true end);
    -- What was advanced is summed without reading every transfer.
    create index transfers_advanced on transfers (id) include (credits) where reason = 'ORDER_ADVANCED';
  `.execute(db)

  await sql`
    create or replace function lots_of(wanted integer)
    returns table (id bigint, kind text, payment_id integer, credits integer, remaining integer,
                   created_at timestamptz)
    language plpgsql stable as $$
    #variable_conflict use_column
    declare
      move record;
      lots integer := 0;
      lot_ids bigint[] := '{}';
      remainders integer[] := '{}';
      -- By the place of a move among all of the account: the lot that it began, or the first and last
      -- of its parts, each of which says how much it took out of which lot.
      lot_at integer[] := '{}';
      first_part integer[] := '{}';
      last_part integer[] := '{}';
      parts integer := 0;
      part_lot integer[] := '{}';
      part_credits integer[] := '{}';
      -- No lot before it has anything left.
      head integer := 1;
      lot integer;
      due integer;
      part integer;
    begin
      for move in
        with moves as (
          select m.*, row_number() over (order by m.id)::integer as place from (
            -- What comes back does so out of where it was set aside; a correction names what it undoes,
            -- and what is paid back for an order returns to the lots it was bought from.
            select t.id, t.credits, true as comes_in, coalesce(t.settles,
                case t.reason
                  when 'CORRECTION' then t.cause_id
                  when 'ORDER_REPAID' then
                    (select p.id from transfers p where p.cause_kind = 'order'
                       and p.cause_id = t.cause_id and p.reason = 'ORDER_PLACED')
                end) as origin
            from transfers t where t.to_account = wanted
            union all
            -- What is given back of a purchase, or of a sale, is taken from its own lot first.
            select t.id, t.credits, false,
              case when t.reason = 'REFUND' then
                     (select p.id from transfers p where p.cause_kind = 'payment'
                        and p.cause_id = t.cause_id and p.reason = 'PURCHASE')
                   when t.reason = 'ORDER_RETURNED' then
                     (select p.id from transfers p where p.cause_kind = 'order'
                        and p.cause_id = t.cause_id and p.reason = 'ORDER_PAID')
                   when t.reason = 'CORRECTION' then t.cause_id end
            from transfers t where t.from_account = wanted
          ) m
        )
        select moves.*, o.place as origin_place, o.comes_in as origin_came_in
        from moves left join moves o on o.id = moves.origin
        order by moves.id
      loop
        if move.comes_in and not move.origin_came_in then
          for part in first_part[move.origin_place] .. last_part[move.origin_place] loop
            lot := part_lot[part];
            remainders[lot] := remainders[lot] + part_credits[part];
            head := least(head, lot);
          end loop;
        elsif move.comes_in then
          lots := lots + 1;
          lot_ids[lots] := move.id;
          remainders[lots] := move.credits;
          lot_at[move.place] := lots;
        else
          due := move.credits;
          first_part[move.place] := parts + 1;
          lot := lot_at[move.origin_place];
          while due > 0 loop
            if lot is null or remainders[lot] = 0 then
              while head <= lots and remainders[head] = 0 loop
                head := head + 1;
              end loop;
              -- Only where a balance is below zero, which nothing but a fault leads to.
              exit when head > lots;
              lot := head;
            end if;
            parts := parts + 1;
            part_lot[parts] := lot;
            part_credits[parts] := least(due, remainders[lot]);
            remainders[lot] := remainders[lot] - part_credits[parts];
            due := due - part_credits[parts];
          end loop;
          last_part[move.place] := parts;
        end if;
      end loop;
      return query
        select t.id,
          case t.reason when 'PURCHASE' then 'PURCHASE'
                        when 'GIVEN' then 'GIFT'
                        when 'CORRECTION' then 'GIFT'
                        else 'EARNED' end,
          case when t.reason = 'PURCHASE' then t.cause_id end,
          t.credits, l.remaining, t.created_at
        from unnest(lot_ids, remainders) as l (id, remaining)
        join transfers t on t.id = l.id
        order by t.id;
    end $$;
  `.execute(db)
}
