// Credits that a sponsor or manager sets aside to double what supporters give an athlete
// (`season.matches`). They wait in an account of their owner; what a fund has left is what it holds less
// what it added to accepted supports, and stands nowhere else.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table matches (
      id integer generated always as identity primary key,
      owner_id integer not null references users,
      athlete_id integer not null references users,
      -- For every support of the athlete where there is none.
      goal_id integer references goals on delete set null,
      credits integer not null check (credits > 0),
      per_supporter integer not null check (per_supporter > 0),
      -- The last day, in Portugal.
      until date,
      created_at timestamptz not null,
      ended_at timestamptz,
      end_reason text check (end_reason in (
        'USED', 'TAKEN_BACK', 'TIME_OVER', 'GOAL_OVER', 'ATHLETE_LEFT', 'OWNER_LEFT', 'ENDED')),
      check (owner_id <> athlete_id),
      check ((ended_at is null) = (end_reason is null))
    );
    create index matches_of_owner on matches (owner_id, id);
    create index matches_open on matches (athlete_id, id) where ended_at is null;

    alter table supports
      -- The fund that was to double it when it was asked for; once accepted, the one that did.
      add column match_id integer references matches,
      add column matched integer not null default 0,
      add constraint supports_matched check (
        matched = 0 or (matched between 1 and credits and match_id is not null and accepted_at is not null));
    create index supports_matched_by on supports (match_id) where match_id is not null;

    alter table accounts
      drop constraint accounts_kind,
      drop constraint accounts_balance,
      add constraint accounts_kind check (
        case when holder > 0 then kind in ('available', 'reserved', 'matching', 'debt')
             else holder >= -15 and kind in ('issued', 'granted', 'escrow', 'guarantee') end),
      add constraint accounts_balance check (
        case when kind in ('available', 'reserved', 'matching', 'escrow', 'guarantee') then balance >= 0
             when kind = 'debt' then balance <= 0
             else true end);
  `.execute(db)

  // What is in which lot follows from the transfers alone: it is read, never kept.
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
      back integer;
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
                  when 'MATCH_RELEASED' then
                    (select p.id from transfers p where p.cause_kind = 'match'
                       and p.cause_id = t.cause_id and p.reason = 'MATCH_SET')
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
          -- Of a fund what is left comes back: the oldest of its credits were given first.
          due := move.credits;
          for part in reverse last_part[move.origin_place] .. first_part[move.origin_place] loop
            exit when due = 0;
            lot := part_lot[part];
            back := least(due, part_credits[part]);
            remainders[lot] := remainders[lot] + back;
            due := due - back;
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
