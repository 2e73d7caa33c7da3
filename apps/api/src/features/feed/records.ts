import { calendarDay } from '@podium/contract/calendar'
import type { FeedKind } from '@podium/contract/feed'
import type { MediaType } from '@podium/contract/galleries'
import type { MemberRole } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import type { UpdateAudience } from '@podium/contract/updates'
import { type Generated, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import {
  type Changes,
  changesSince,
  type Db,
  fetchRows,
  type Tx,
} from '../../platform/database/index.ts'
import type { Tables } from '../../platform/database/tables.ts'
import {
  isReadBy,
  matchedFor,
  mediaOf,
  receivedBy,
  type UpdateMediaRecord,
} from '../season/index.ts'
import { givenBy } from '../support/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    news: NewsTable
    feed_entries: { reader_id: number; news_id: number }
  }
}

interface NewsTable {
  id: Generated<number>
  kind: FeedKind
  person_id: number
  other_id: number | null
  at: Date
  achievement_id: number | null
  media_id: number | null
  product_id: number | null
  support_id: number | null
  update_id: number | null
  goal_id: number | null
  match_id: number | null
  competition_id: number | null
}

/** A piece of news and whose it is; for a support or a fund `otherId` is the athlete who receives it. */
export interface NewsOfPerson {
  kind: FeedKind
  subjectId: number
  personId: number
  otherId?: number
}

/** Notes a piece of news; undefined where it was noted before, or its subject is no longer there. */
export async function insertNews(tx: Tx, news: NewsOfPerson): Promise<number | undefined> {
  const { kind, subjectId, personId, otherId = null } = news
  const subject = {
    achievement_id: null,
    media_id: null,
    product_id: null,
    support_id: null,
    update_id: null,
    goal_id: null,
    match_id: null,
    competition_id: null,
  }
  const inserted = await tx
    .insertInto('news')
    .values({
      kind,
      person_id: personId,
      other_id: otherId,
      at: now(),
      ...subject,
      [`${kind}_id`]: subjectId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

// --- whose feed a line is in ---------------------------------------------------------------------

/**
 * Whether a line of `n` is for a reader: they follow, or support now, one whose news it is, and are
 * none of them. What a feed holds is only a proposal; this decides when it is read.
 */
const reaches = (reader: string, at: string) => `
  n.person_id <> ${reader} and n.other_id is distinct from ${reader} and (
    exists (select from follows
            where follower_id = ${reader} and followed_id = n.person_id)
    or n.other_id is not null and exists (select from follows
            where follower_id = ${reader} and followed_id = n.other_id)
    or exists (select from supports
               where supporter_id = ${reader} and athlete_id in (n.person_id, n.other_id)
                 and status = 'ACTIVE' and ends_at > ${at}))`

/** Answers which of these people a reader follows or supports now. */
export async function findHeard(
  db: Db,
  readerId: number,
  people: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select followed_id as id from follows
    where follower_id = ${readerId} and followed_id = any(${people}::integer[])
    union
    select athlete_id from supports
    where supporter_id = ${readerId} and athlete_id = any(${people}::integer[])
      and status in ('PENDING', 'ACTIVE')`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Lines of a person that a new follower or supporter finds in their feed. */
const linesAtFirst = 20

/** Puts the latest lines of a person into a reader's feed. */
export async function fillEntries(tx: Tx, readerId: number, personId: number): Promise<void> {
  await sql`
    insert into feed_entries (reader_id, news_id)
    select ${readerId}, id from (
      (select id from news where person_id = ${personId} order by id desc limit ${linesAtFirst})
      union
      (select id from news where other_id = ${personId} order by id desc limit ${linesAtFirst})
    ) as latest
    on conflict do nothing`.execute(tx)
}

/** Takes a person's lines out of a reader's feed, but for those that also come from somebody they follow. */
export async function dropEntries(tx: Tx, readerId: number, personId: number): Promise<void> {
  const at = `'${now().toISOString()}'::timestamptz`
  await sql`
    delete from feed_entries using news n
    where reader_id = ${readerId} and n.id = news_id
      and ${personId} in (n.person_id, n.other_id)
      and not (${sql.raw(reaches('reader_id', at))})`.execute(tx)
}

/**
 * Puts a line into the feeds of the next readers by their ids, and answers the last of them; null when
 * there are no more. Calling it twice writes each line once.
 */
export async function spreadNews(
  tx: Tx,
  newsId: number,
  page: { after: number; limit: number },
): Promise<number | null> {
  const { after, limit } = page
  const { rows } = await sql<{ last: number | null }>`
    with line as (
      select id, array_remove(array[person_id, other_id], null) as people
      from news where id = ${newsId}
    ), readers as (
      select distinct reader_id from (
        select follower_id as reader_id from line, follows
        where followed_id = any(people) and follower_id > ${after}
        union all
        select supporter_id from line, supports
        where athlete_id = any(people) and status = 'ACTIVE' and supporter_id > ${after}
      ) as heard
      order by reader_id limit ${limit}
    ), spread as (
      insert into feed_entries (reader_id, news_id)
      select reader_id, ${newsId} from readers on conflict do nothing
    )
    select max(reader_id) as last from readers`.execute(tx)
  return rows[0]?.last ?? null
}

// --- reading -------------------------------------------------------------------------------------

/** A person as a line of the feed shows them. */
interface Named {
  id: number
  role: MemberRole
  name: string
  last_name: string
  avatar_id: number | null
  sport: Sport | null
}

type Prefixed<P extends string, T> = { [K in keyof T & string as `${P}_${K}`]: T[K] }

/** A step along a reader's feed: the next lines before one, `limit` of them at most. */
export interface Step {
  readerId: number
  before: number
  limit: number
}

/** What a step found. */
export interface Walked {
  /** The lines that reach the reader, newest first; null for none. */
  ids: number[] | null
  /** How many there were, and the last of them; null where there were none. */
  walked: number
  last: number | null
}

/**
 * Walks each reader's own index, and finds in the same moment whose data has changed since a snapshot. The
 * lists are asked for in subqueries, so that PostgreSQL plans no call anew for how long they are; whom a
 * reader blocked is found once for all lines of a step, which is what `offset 0` is for.
 */
const walk = `
  select ${changesSince('$5')}, (
    select json_agg(page.* order by step.at)
    from (
      select asked.*, array(
          select blocked_id from blocks where blocker_id = asked.reader
          union all select blocker_id from blocks where blocked_id = asked.reader) as blocked
      from unnest((select $1::integer[]), (select $2::integer[]), (select $3::integer[]))
        with ordinality as asked (reader, before, most, at)
      offset 0
    ) step,
    lateral (
      select json_agg(e.news_id order by e.news_id desc) filter (
        where ${reaches('step.reader', '$4')}
          and (n.update_id is null or exists (
            select from updates u
            where u.id = n.update_id and ${isReadBy('u', 'step.reader', '$4')}))
          and n.person_id <> all(step.blocked)
          and (n.other_id is null or n.other_id <> all(step.blocked))
      ) as ids, count(*)::integer as walked, min(e.news_id) as last
      from (
        select news_id from feed_entries
        where reader_id = step.reader and news_id < step.before
        order by news_id desc limit step.most
      ) e
      left join news n on n.id = e.news_id
    ) page
  ) as pages`

/** Finds which of the next lines are for their readers, of several at once, and what has changed since `from`. */
export async function walkFeeds(
  db: Db,
  steps: readonly Step[],
  from: string | null,
): Promise<Changes & { pages: Walked[] }> {
  const lists = (['readerId', 'before', 'limit'] as const).map((one) =>
    steps.map((step) => step[one]),
  )
  const [found] = await fetchRows<Changes & { pages: Walked[] }>(db, walk, [...lists, now(), from])
  return found!
}

/** What a line tells of a result. */
type Achieved = Omit<Tables['achievements'], 'id' | 'athlete_id' | 'club_id' | 'created_at'>

/** A line with its subject: the columns of its kind are there, the others null. */
export interface LineRecord extends Prefixed<'person', Named>, Prefixed<'other', Named>, Achieved {
  person_protected: boolean
  /** Whether there is anything to be read: its people are to be seen, and so is its subject. */
  is_there: boolean
  owner_id: number
  /** Whom else it names; null for nobody. */
  named_id: number | null
  id: number
  kind: FeedKind
  at: Date
  achievement_id: number
  club_name: string
  club_sport: Sport
  media_id: number
  media_type: MediaType
  caption: string | null
  alt_text: string | null
  width: number | null
  height: number | null
  duration_ms: number | null
  product_id: number
  title: string
  credits: number
  image_id: number | null
  stock: number | null
  support_id: number
  extended: boolean
  ends_at: Date | null
  update_id: number
  text: string
  audience: UpdateAudience
  update_media: UpdateMediaRecord[] | null
  goal_id: number
  goal_title: string
  purpose: string
  wanted: number
  received: number
  matched: number
  fund_id: number
  fund_goal: string | null
  per_supporter: number
  fund_left: number
  entry_id: number
  entry_name: string
  place: string
  entry_date: string
  link: string | null
}

/** The one statement that reads lines: of all their kinds, and as everybody reads them. */
const lines = `
  select n.id, n.kind, n.at, n.person_id as owner_id, n.other_id as named_id,
    p.id is not null
      and coalesce(a.id, f.id, d.id, s.id, u.id, w.id, k.id, q.id) is not null as is_there,
    p.id as person_id, p.role as person_role, p.name as person_name,
    p.last_name as person_last_name, p.avatar_id as person_avatar_id, p.sport as person_sport,
    p.protected as person_protected,
    o.id as other_id, o.role as other_role, o.name as other_name,
    o.last_name as other_last_name, o.avatar_id as other_avatar_id, o.sport as other_sport,
    a.id as achievement_id, a.date, a.competition_level, a.age_group, a.result, a.competition,
    a.evidence, c.name as club_name, c.sport as club_sport,
    g.file_id as media_id, g.media_type, g.caption, g.alt_text, f.width, f.height, f.duration_ms,
    d.id as product_id, d.title, d.credits, d.image_id, d.stock,
    s.id as support_id, s.months_in_all > s.months as extended, s.ends_at,
    u.id as update_id, u.text, u.audience, ${mediaOf('u')} as update_media,
    w.id as goal_id, w.title as goal_title, w.purpose, w.credits as wanted, w.received, w.matched,
    k.id as fund_id, k.goal as fund_goal, k.per_supporter, k.fund_left,
    q.id as entry_id, q.name as entry_name, q.place, q.date as entry_date, q.link
  from news n
  left join profile_cards p on p.id = n.person_id and p.listed
  left join profile_cards o on o.id = n.other_id and o.listed
  left join achievements a on a.id = n.achievement_id
  left join clubs c on c.id = a.club_id
  left join gallery_items g on g.file_id = n.media_id and g.deleted_at is null
  left join files f on f.id = g.file_id and f.state = 'READY'
  left join products d on d.id = n.product_id and d.active and d.archived_at is null
    and exists (select from traders t where t.user_id = d.sponsor_id and t.until >= $3)
  left join supports s on s.id = n.support_id and o.id is not null
    and s.status = 'ACTIVE' and not s.private and s.ends_at > $2
  left join updates u on u.id = n.update_id
  left join lateral (
    select open.*, ${receivedBy('open')} as received, ${matchedFor('open')} as matched
    from goals open
    where open.id = n.goal_id and open.closed_at is null
  ) w on w.until >= $3 or w.received + w.matched >= w.credits
  left join lateral (
    select fund.id, fund.per_supporter, wanted.title as goal,
      fund.credits - ${givenBy('fund')} as fund_left
    from matches fund left join goals wanted on wanted.id = fund.goal_id
    where fund.id = n.match_id and fund.ended_at is null
      and (fund.until is null or fund.until >= $3)
  ) k on o.id is not null and k.fund_left > 0
  left join competitions q on q.id = n.competition_id and q.date >= case
    when p.protected then date_trunc('month', $3::date) else $3 end
  where n.id = any($1::integer[])`

/** Finds lines as everybody reads them, in no order; one that is gone is left out. */
export function findLines(db: Db, ids: readonly number[]): Promise<LineRecord[]> {
  return fetchRows<LineRecord>(db, lines, [ids, now(), calendarDay(now())])
}

// --- sweeping ------------------------------------------------------------------------------------

/** Most lines kept in a feed: what is older can be read on the pages of those it is of. */
export const mostEntries = 1000

/**
 * Takes out of the feeds of the next readers what is beyond the most that is kept, and lines that are
 * gone; answers the last of these readers, and null when there are no more.
 */
export async function sweepEntries(
  tx: Tx,
  page: { after: number; limit: number },
): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    with readers as (
      select id from users where id > ${page.after} order by id limit ${page.limit}
    ), swept as (
      delete from feed_entries e using readers r
      where e.reader_id = r.id and (
        e.news_id <= (select news_id from feed_entries k where k.reader_id = r.id
                      order by news_id desc offset ${mostEntries} limit 1)
        or not exists (select from news n where n.id = e.news_id))
    )
    select max(id) as last from readers`.execute(tx)
  return rows[0]?.last ?? null
}

export async function deleteFeedOf(tx: Tx, readerId: number): Promise<void> {
  await tx.deleteFrom('feed_entries').where('reader_id', '=', readerId).execute()
}
