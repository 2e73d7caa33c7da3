import { creditsPerMonth } from '@podium/contract/credits'
import { supportAnswerDays } from '@podium/contract/support-rules'
import type pg from 'pg'

/** Whose books to fill: people with ids in a row, and how many of each they did. */
export interface Dealings {
  first: number
  people: number
  /** Supports, in every state; each is a transfer into waiting and, once it is over, one out of it. */
  supports: number
  /** What admins gave, beside what supporters need. */
  gifts: number
}

/**
 * Fills the ledger as if it had been lived: everybody was given what they then put into supports,
 * athletes hold what they accepted, and every rule of `checks/` holds. Few athletes have many
 * supporters and most have a few.
 */
export async function fillLedger(client: pg.Client, dealings: Dealings): Promise<void> {
  await client.query('begin')
  await client.query(`select setseed(0.43)`)
  await client.query(drawSupports(dealings))
  await client.query('analyze drawn_supports')
  await client.query(openAccounts)
  await client.query(drawGifts(dealings))
  for (const statement of writeDealings) await client.query(statement)
  await client.query('commit')
}

/** How far in its life a support is, by a dice; the rest runs. */
const fates = `case when fate < 0.08 then 'PENDING' when fate < 0.14 then 'REJECTED'
  when fate < 0.18 then 'CANCELLED' when fate < 0.3 then 'EXPIRED' else 'ACTIVE' end`

/** Some pairs are drawn twice, and then count once: two people have one support that runs. */
const drawSupports = ({ first, people, supports }: Dealings) => `
  create temp table drawn_supports on commit drop as
  with askable as (
    select id, row_number() over (order by id) - 1 as rank from profile_cards
    where role = 'ATHLETE' and shown and id >= ${first} and id < ${first + people}
  ), dice as materialized (
    select ${first} + floor(random() * ${people})::integer as supporter_id,
      floor(power(random(), 3) * (select count(*) from askable))::integer as athlete_rank,
      (1 + floor(power(random(), 3) * 24)::integer) * ${creditsPerMonth} as credits,
      random() as fate, random() as age, random() < 0.2 as private
    from generate_series(1, ${supports})
  ), pairs as (
    select distinct on (dice.supporter_id, askable.id) dice.*, askable.id as athlete_id,
      credits / ${creditsPerMonth} as months, ${fates} as status
    from dice join askable on askable.rank = athlete_rank
    where askable.id <> dice.supporter_id
  ), begun as (
    select pairs.*, now() - make_interval(secs => (case status
      when 'PENDING' then age * ${supportAnswerDays - 1}
      when 'ACTIVE' then age * months * 27
      else months * 32 + age * 300 end * 86400)::float8) as accepted_at
    from pairs
  )
  select begun.*,
    (select coalesce(max(id), 0) from supports) + row_number() over (order by accepted_at) as id,
    (accepted_at at time zone 'Europe/Lisbon' + make_interval(months => months))
      at time zone 'Europe/Lisbon' as ends_at
  from begun`

const openAccounts = `
  insert into accounts (holder, kind)
  select -part, 'granted' from generate_series(0, 15) part
  union all
  select distinct supporter_id, 'reserved' from drawn_supports
  on conflict do nothing`

/** What supporters need at first, and gifts to anybody. */
const drawGifts = ({ first, people, gifts }: Dealings) => `
  create temp table drawn_gifts on commit drop as
  select supporter_id as holder, sum(credits)::integer as credits, now() - interval '5 years' as at
  from drawn_supports group by supporter_id
  union all
  select ${first} + floor(random() * ${people})::integer, 1 + floor(random() * 200)::integer,
    now() - make_interval(secs => random() * 94608000)
  from generate_series(1, ${gifts})`

const toAvailable = (holder: string) =>
  `join accounts t on t.holder = ${holder} and t.kind = 'available'`

const writeDealings = [
  `insert into transfers (from_account, to_account, credits, reason, description, created_at)
    select f.id, t.id, credits, 'GIVEN', 'Bem-vindo', at
    from drawn_gifts gift ${toAvailable('gift.holder')}
    join accounts f on f.holder = -(gift.holder % 16) and f.kind = 'granted'
    order by at`,
  `insert into transfers (from_account, to_account, credits, reason, actor_id, cause_kind, cause_id,
      created_at)
    select f.id, t.id, credits, 'SUPPORT_REQUESTED', supporter_id, 'support', s.id, accepted_at
    from drawn_supports s
    join accounts f on f.holder = supporter_id and f.kind = 'available'
    join accounts t on t.holder = supporter_id and t.kind = 'reserved'
    order by s.id`,
  // The new rows are the newest of all, and each cause asks once.
  `create temp table holds on commit drop as
    select s.*, h.id as hold_id, h.to_account as waiting from drawn_supports s
    join transfers h on h.cause_kind = 'support' and h.cause_id = s.id and h.reason = 'SUPPORT_REQUESTED'`,
  `insert into transfers (from_account, to_account, credits, reason, cause_kind, cause_id, settles,
      created_at)
    select waiting, t.id, credits,
      case when status in ('REJECTED', 'CANCELLED') then 'SUPPORT_RELEASED' else 'SUPPORT_RECEIVED' end,
      'support', holds.id, hold_id, accepted_at
    from holds
    ${toAvailable(`case when status in ('REJECTED', 'CANCELLED') then supporter_id else athlete_id end`)}
    where status <> 'PENDING' order by holds.id`,
  `insert into supports (id, supporter_id, supporter_role, athlete_id, credits, months, private, status,
      hold_id, requested_at, answer_by, accepted_at, active_from, months_in_all, ends_at, ended_at,
      end_reason, supporter_shown, athlete_shown)
    overriding system value
    select holds.id, supporter_id, f.role, athlete_id, credits, months, private, status, hold_id,
      accepted_at, accepted_at + interval '${supportAnswerDays} days',
      case when was_accepted then accepted_at end, case when was_accepted then accepted_at end,
      case when was_accepted then months end, case when was_accepted then ends_at end,
      case when status = 'EXPIRED' then ends_at when status in ('REJECTED', 'CANCELLED') then accepted_at end,
      case status when 'EXPIRED' then 'PERIOD_OVER' when 'REJECTED' then 'REJECTED'
        when 'CANCELLED' then 'CANCELLED_PENDING' end,
      status = 'ACTIVE' and f.shown, status = 'ACTIVE'
    from holds
    cross join lateral (select status in ('ACTIVE', 'EXPIRED') as was_accepted) then_
    join profile_cards f on f.id = supporter_id
    order by holds.id`,
  `select setval(pg_get_serial_sequence('supports', 'id'), (select coalesce(max(id), 1) from supports))`,
  // All at once: transfer by transfer would take an hour.
  `update accounts a set balance = moved.credits, version = moved.times
    from (
      select account, sum(credits) as credits, count(*) as times from (
        select to_account as account, credits from transfers
        union all select from_account, -credits from transfers
      ) sides group by account
    ) moved where a.id = moved.account`,
]
