import type { MemberRole } from '@podium/contract/roles'
import type { SupportStatus } from '@podium/contract/support-rules'
import { sql } from 'kysely'
import { day, now, secondsFromNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { areGuarded } from '../guardianship/index.ts'
import { isGoalOver } from './goal-over.ts'
import { doubling, type Doubling } from './matches/index.ts'
import type { SupportRecord } from './records.ts'

/** A person as a table shows them. */
export interface CardRecord extends Omit<
  Tables['profile_cards'],
  'listed' | 'protected' | 'has_website'
> {
  /** Left out where nobody is led to it. */
  has_website?: boolean
}

/** A support with both people, and whether the athlete could be asked again. */
export interface EntryRecord extends SupportRecord {
  athlete: CardRecord
  supporter: CardRecord
  can_be_asked: boolean
  goal: { id: number; title: string } | null
  /** Whether it waits for a goal that takes nothing more. */
  goal_over: boolean
  doubling: Doubling | null
  /** Whether a guardian keeps the two from writing to each other (`minors.contacts`); looked at while there is thanking to do. */
  kept_apart: boolean
}

const card = (alias: string) => sql`json_build_object(
  'id', ${sql.ref(`${alias}.id`)}, 'role', ${sql.ref(`${alias}.role`)},
  'name', ${sql.ref(`${alias}.name`)}, 'last_name', ${sql.ref(`${alias}.last_name`)},
  'active', ${sql.ref(`${alias}.active`)}, 'sport', ${sql.ref(`${alias}.sport`)},
  'avatar_id', ${sql.ref(`${alias}.avatar_id`)}, 'shown', ${sql.ref(`${alias}.shown`)})`

const goal = sql`
  case when g.id is not null then json_build_object('id', g.id, 'title', g.title) end as goal`

/**
 * Thanks are words too, and none go from whom an admin hid; most people are of age, of whom no guardian is
 * looked for.
 */
const keptApart = () => sql`
  s.accepted_at is not null and s.thanked_at is null and (
    exists (select from profiles where user_id = s.athlete_id and hidden_by_admin)
    or (a.protected or f.protected) and ${areGuarded(sql`s.athlete_id`, sql`s.supporter_id`)}
  ) as kept_apart`

const entry = () => sql`
  s.*, ${card('a')} as athlete, ${card('f')} as supporter,
  ${goal}, ${isGoalOver()} as goal_over, ${doubling()}, ${keptApart()},
  a.shown and coalesce(t.accepting, true) and not exists (
    select from supports o
    where o.supporter_id = s.supporter_id and o.athlete_id = s.athlete_id and o.id <> s.id
      and o.status in ('PENDING', 'ACTIVE')) as can_be_asked`

const withGoal = sql`
  join profile_cards a on a.id = s.athlete_id
  join profile_cards f on f.id = s.supporter_id
  left join support_settings t on t.athlete_id = s.athlete_id
  left join goals g on g.id = s.goal_id`

/** One support with both its people. */
export async function findEntry(db: Db, id: number): Promise<EntryRecord | undefined> {
  const { rows } = await sql<EntryRecord>`
    select ${entry()} from supports s ${withGoal} where s.id = ${id}`.execute(db)
  return rows[0]
}

export type SupportSide = 'athlete' | 'supporter'

interface TablePage {
  status?: SupportStatus | undefined
  answered?: 'true' | undefined
  _limit: number
  _page: number
  _order: 'ASC' | 'DESC'
}

/** A page of a person's supports on one side, pending first, and how many there are. */
export async function findTable(db: Db, side: SupportSide, userId: number, page: TablePage) {
  const wanted = sql.join(
    [
      sql`${sql.ref(`${side}_id`)} = ${userId}`,
      ...(page.status ? [sql`status = ${page.status}`] : []),
      ...(page.answered ? [sql`status <> 'PENDING'`] : []),
    ],
    sql` and `,
  )
  const direction = page._order === 'ASC' ? sql`asc` : sql`desc`
  const [list, counted] = await Promise.all([
    sql<EntryRecord>`
      select ${entry()}
      from (select * from supports where ${wanted}
            order by (status = 'PENDING') desc, id ${direction}
            limit ${page._limit} offset ${page._page * page._limit}) s
      ${withGoal}
      order by (s.status = 'PENDING') desc, s.id ${direction}`.execute(db),
    sql<{ total: number }>`select count(*) as total from supports where ${wanted}`.execute(db),
  ])
  return { list: list.rows, total: counted.rows[0]?.total ?? 0 }
}

export interface ShownRecord extends CardRecord {
  highlighted: boolean
}

interface ShownPage {
  role?: MemberRole | undefined
  _limit: number
  _page: number
  _order: 'ASC' | 'DESC'
  /** Before all others, as on an athlete's page. */
  sponsorsFirst?: boolean
}

/** Whose supports are shown, and to whom. */
interface Shown {
  side: SupportSide
  userId: number
  /** What visitors read search engines keep: nobody who is protected is named there. */
  toVisitors: boolean
}

/**
 * The other sides of a person's running supports, as far as visitors may know of them: no private
 * support, and no person whose page is hidden or gone. As many as `highlights` of those that were chosen
 * for it come first.
 */
export async function findShown(
  db: Db,
  { highlights = 0, ...shown }: Shown & { highlights?: number },
  page: ShownPage,
) {
  const { side } = shown
  const direction = page._order === 'ASC' ? sql`asc` : sql`desc`
  const other = sql.ref(side === 'athlete' ? 's.supporter_id' : 's.athlete_id')
  const first = highlights > 0 ? await findHighlighted(db, shown, highlights) : []
  const sponsors = page.sponsorsFirst ? sql`(s.supporter_role = 'SPONSOR') desc,` : sql``
  const [list, total] = await Promise.all([
    sql<ShownRecord>`
      select c.*, s.highlighted
      from (select s.id, s.active_from, s.supporter_role, ${other} as person,
              s.id = any(${first}::integer[]) as highlighted ${shownOf(shown, page.role)}
            order by ${first.length > 0 ? sql`highlighted desc,` : sql``}
              ${sponsors} s.active_from ${direction}, s.id ${direction}
            limit ${page._limit} offset ${page._page * page._limit}) s
      join profile_cards c on c.id = s.person
      order by s.highlighted desc, ${sponsors}
        s.active_from ${direction}, s.id ${direction}`.execute(db),
    countShown(db, shown, page.role),
  ])
  return { list: list.rows, total }
}

async function findHighlighted(db: Db, shown: Shown, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id ${shownOf(shown, undefined)} and s.highlighted_at is not null
    order by s.highlighted_at, s.id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many running supports a person chose to show first; one that went on in private is none of them. */
export async function countHighlighted(db: Db, supporterId: number): Promise<number> {
  const { rows } = await sql<{ chosen: number }>`
    select count(*)::integer as chosen from supports
    where supporter_id = ${supporterId} and status = 'ACTIVE' and ends_at > ${now()}
      and highlighted_at is not null and not private`.execute(db)
  return rows[0]?.chosen ?? 0
}

export async function countShown(db: Db, shown: Shown, role?: MemberRole): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total ${shownOf(shown, role)}`.execute(db)
  return rows[0]?.total ?? 0
}

function shownOf({ side, userId, toVisitors }: Shown, role: MemberRole | undefined) {
  const other = side === 'athlete' ? 'supporter' : 'athlete'
  const isProtected = sql`exists (
    select from people where people.id = ${sql.ref(`s.${other}_id`)} and people.protected)`
  return sql`
    from supports s
    where ${sql.ref(`s.${side}_id`)} = ${userId} and s.status = 'ACTIVE' and not s.private
      and ${sql.ref(`s.${other}_shown`)} and s.ends_at > ${now()}
      ${role ? sql`and s.supporter_role = ${role}` : sql``}
      ${toVisitors ? sql`and not ${isProtected}` : sql``}`
}

/** The other side of a support, with where the support stands. */
export interface OtherSide extends CardRecord {
  support_id: number
  athlete_id: number
  private: boolean
  status: SupportStatus
  accepted: boolean
  goal: EntryRecord['goal']
}

/** The other side from `userId` of each of these supports; none for a support of others. */
export async function findOtherSides(db: Db, ids: number[], userId: number): Promise<OtherSide[]> {
  const { rows } = await sql<OtherSide>`
    select c.*, s.id as support_id, s.athlete_id, s.private, s.status,
      s.accepted_at is not null as accepted, ${goal}
    from supports s
    join profile_cards c
      on c.id = case s.athlete_id when ${userId} then s.supporter_id else s.athlete_id end
    left join goals g on g.id = s.goal_id
    where s.id = any(${ids}::integer[]) and ${userId} in (s.athlete_id, s.supporter_id)
  `.execute(db)
  return rows
}

/** The goal that a support is directed at, by its title; '' where it is for the page. */
export async function findGoalTitle(db: Db, supportId: number): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select g.title from supports s join goals g on g.id = s.goal_id where s.id = ${supportId}`.execute(
    db,
  )
  return rows[0]?.title ?? ''
}

export type FoundCard = (CardRecord & { listed: boolean; protected: boolean }) | undefined

export function findCard(db: Db, userId: number): Promise<FoundCard> {
  return db.selectFrom('profile_cards').selectAll().where('id', '=', userId).executeTakeFirst()
}

/** Both people of a support, in the order in which they are asked for. */
export async function findTwoCards(
  db: Db,
  one: number,
  other: number,
): Promise<[FoundCard, FoundCard]> {
  const cards = await db
    .selectFrom('profile_cards')
    .selectAll()
    .where('id', 'in', [one, other])
    .execute()
  const of = (userId: number) => cards.find(({ id }) => id === userId)
  return [of(one), of(other)]
}

/** Several people by their numbers. */
export async function findCards(db: Db, ids: number[]): Promise<Map<number, CardRecord>> {
  const { rows } = await sql<CardRecord>`
    select * from profile_cards where id = any(${ids}::integer[])`.execute(db)
  return new Map(rows.map((card) => [card.id, card]))
}

/** What two people have open with each other, as the Support button needs it. */
export async function findOpenOf(db: Db, athleteId: number, supporterId: number) {
  const open = await db
    .selectFrom('supports')
    .select(['id', 'status', 'ends_at'])
    .where((is) => is.and({ supporter_id: supporterId, athlete_id: athleteId }))
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'PENDING'), where('answer_by', '>', now())]),
        where.and([where('status', '=', 'ACTIVE'), where('ends_at', '>', now())]),
      ]),
    )
    .execute()
  const withStatus = (status: SupportStatus) => open.find((row) => row.status === status)
  return { pending: withStatus('PENDING'), active: withStatus('ACTIVE') }
}

/** Days in which a support whose period is over is still told of where it can be asked for again. */
const toldDays = 90

/**
 * The last support of somebody for an athlete where its period ended lately; 0 for none. One that came before
 * another, which was taken back or ended by others, says nothing of how the two stand.
 */
export async function findEndedOf(db: Db, athleteId: number, supporterId: number): Promise<number> {
  const last = await db
    .selectFrom('supports')
    .select(['id', 'end_reason', 'ends_at'])
    .where((is) => is.and({ supporter_id: supporterId, athlete_id: athleteId }))
    .where('accepted_at', 'is not', null)
    .orderBy('accepted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isTold = last?.ends_at && last.ends_at > secondsFromNow(-toldDays * day)
  return isTold && last.end_reason === 'PERIOD_OVER' ? last.id : 0
}

/** Whether one of two people supports the other now. */
export async function supportEachOther(db: Db, one: number, other: number): Promise<boolean> {
  const active = await db
    .selectFrom('supports')
    .select('id')
    .where('supporter_id', 'in', [one, other])
    .where('athlete_id', 'in', [one, other])
    .where('status', '=', 'ACTIVE')
    .where('ends_at', '>', now())
    .limit(1)
    .execute()
  return active.length > 0
}
