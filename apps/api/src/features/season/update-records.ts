import type { MediaType } from '@podium/contract/galleries'
import type { UpdateAudience } from '@podium/contract/updates'
import { type Generated, type Selectable, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { changesAny, type Db, fetchRows, type Tx } from '../../platform/database/index.ts'
import { areApart } from '../messages/index.ts'
import type { Own } from './records.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    updates: UpdatesTable
    update_media: { update_id: number; file_id: number; position: number }
    untold_readers: { update_id: number; reader_id: number }
  }
}

interface UpdatesTable {
  id: Generated<number>
  athlete_id: number
  text: string
  audience: UpdateAudience
  /** How many people were counted when it was published. */
  told: number
  created_at: Date
}

export type UpdateRecord = Selectable<UpdatesTable>

/** A picture or film of an update, as SQL answers it in one column. */
export interface UpdateMediaRecord {
  id: number
  media_type: MediaType
  width: number | null
  height: number | null
  duration_ms: number | null
  caption: string | null
  alt_text: string | null
}

// --- who is told ---------------------------------------------------------------------------------

/**
 * The condition of SQL that `heard` may hear of an athlete: the page is neither hidden nor limited, and no block
 * keeps the two apart.
 */
const mayHear = (athleteId: number) => sql`exists (
  select from profile_cards page where page.id = ${athleteId} and page.listed
    and not ${sql.raw(areApart('page.id', 'heard.id'))})`

/** The people that an athlete's update to an audience tells now; nobody while the page is hidden or limited. */
const told = (athleteId: number, audience: UpdateAudience) => sql<{ id: number }>`
  select heard.id from (
    select follower_id as id from follows
    where followed_id = ${athleteId} and ${audience} <> 'SUPPORTERS'
    union
    select supporter_id from supports
    where athlete_id = ${athleteId} and ${audience} <> 'FOLLOWERS'
      and status = 'ACTIVE' and ends_at > ${now()}::timestamptz
  ) as heard
  where ${mayHear(athleteId)}`

/**
 * Some of those who hear what happens in the season of an athlete, by their ids: who is told of an update
 * for everybody, and who gave to a goal that it is about, also where that support is over.
 */
export async function findSeasonReaders(
  db: Db,
  { goalId, athleteId }: { goalId: number | null; athleteId: number },
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select heard.id from (
      select follower_id as id from follows where followed_id = ${athleteId}
      union
      select supporter_id from supports
      where athlete_id = ${athleteId} and accepted_at is not null
        and (goal_id = ${goalId}::integer or status = 'ACTIVE' and ends_at > ${now()}::timestamptz)
    ) as heard
    join users on users.id = heard.id and users.closed_at is null
    where heard.id > ${after} and ${mayHear(athleteId)}
    order by heard.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countTold(
  db: Db,
  athleteId: number,
  audience: UpdateAudience,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${told(athleteId, audience)}) as told`.execute(db)
  return rows[0]?.count ?? 0
}

/** Keeps who an update tells, so that it is these whatever happens until the job comes to them. */
export async function insertUntold(
  tx: Tx,
  updateId: number,
  { athlete_id, audience }: Pick<UpdateRecord, 'athlete_id' | 'audience'>,
): Promise<number> {
  const inserted = await sql`
    insert into untold_readers (update_id, reader_id)
    select ${updateId}, told.id from (${told(athlete_id, audience)}) as told`.execute(tx)
  return Number(inserted.numAffectedRows ?? 0n)
}

/** Those of some people whom an update is still to be told. */
export async function findUntold(
  db: Db,
  updateId: number,
  among: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ reader_id: number }>`
    select reader_id from untold_readers
    where update_id = ${updateId} and reader_id = any(${[...among]}::integer[])
    order by reader_id`.execute(db)
  return rows.map(({ reader_id: id }) => id)
}

/**
 * Takes out the next people to tell, and answers those among them who may still read it: nobody across
 * a block, nor of a page that was hidden or limited meanwhile. Null when there are no more.
 */
export async function takeUntold(
  tx: Tx,
  updateId: number,
  limit: number,
): Promise<number[] | null> {
  const { rows } = await sql<{ reader_id: number; may_read: boolean }>`
    with taken as (
      delete from untold_readers
      where update_id = ${updateId} and reader_id in (
        select reader_id from untold_readers where update_id = ${updateId}
        order by reader_id limit ${limit})
      returning reader_id
    )
    select reader_id, page.listed and not ${sql.raw(areApart('page.id', 'reader_id'))} as may_read
    from taken
    join updates on updates.id = ${updateId}
    join profile_cards as page on page.id = updates.athlete_id`.execute(tx)
  if (rows.length === 0) return null
  return rows.filter(({ may_read: mayRead }) => mayRead).map(({ reader_id: id }) => id)
}

// --- writing -------------------------------------------------------------------------------------

export function insertUpdate(
  tx: Tx,
  facts: Omit<Selectable<UpdatesTable>, 'id' | 'created_at'>,
): Promise<UpdateRecord> {
  return tx
    .insertInto('updates')
    .values({ ...facts, created_at: now() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An update that was removed, under the number it had. */
export async function insertUpdateAgain(tx: Tx, update: UpdateRecord): Promise<void> {
  const { id, athlete_id, text, audience, told: count, created_at } = update
  await sql`
    insert into updates (id, athlete_id, text, audience, told, created_at) overriding system value
    values (${id}, ${athlete_id}, ${text}, ${audience}, ${count}, ${created_at})`.execute(tx)
}

/** Adds pictures and films in this order; false where one of them is not in the athlete's gallery. */
export async function insertUpdateMedia(
  tx: Tx,
  { id, athleteId }: Own,
  mediaIds: readonly number[],
): Promise<boolean> {
  const inserted = await sql`
    insert into update_media (update_id, file_id, position)
    select ${id}, file_id, position
    from unnest(${[...mediaIds]}::integer[]) with ordinality as wanted (id, position)
    join gallery_items on file_id = wanted.id and owner_id = ${athleteId} and deleted_at is null`.execute(
    tx,
  )
  return inserted.numAffectedRows === BigInt(mediaIds.length)
}

/** The pictures and films of an update, in their order. */
export async function findMediaIds(db: Db, updateId: number): Promise<number[]> {
  const found = await db
    .selectFrom('update_media')
    .select('file_id')
    .where('update_id', '=', updateId)
    .orderBy('position')
    .execute()
  return found.map(({ file_id: id }) => id)
}

/** False where there was none of theirs. */
export async function removeUpdate(tx: Tx, { id, athleteId }: Own): Promise<boolean> {
  return changesAny(
    tx.deleteFrom('updates').where('id', '=', id).where('athlete_id', '=', athleteId),
  )
}

// --- reading -------------------------------------------------------------------------------------

/**
 * Whether an update of SQL is for a reader's eyes: everybody's for all, the others for who follows or
 * supports now. Blocks are for who asks to look at. All three are SQL expressions.
 */
export const isReadBy = (update: string, reader: string, at: string) => `(
  ${update}.audience = 'EVERYBODY'
  or ${update}.audience = 'FOLLOWERS' and exists (select from follows
    where follower_id = ${reader} and followed_id = ${update}.athlete_id)
  or ${update}.audience = 'SUPPORTERS' and exists (select from supports
    where supporter_id = ${reader} and athlete_id = ${update}.athlete_id
      and status = 'ACTIVE' and ends_at > ${at}))`

/** The pictures and films of an update of SQL that are ready, in their order, as one column of JSON. */
export const mediaOf = (update: string) => `(
  select json_agg(json_build_object('id', f.id, 'media_type', g.media_type, 'width', f.width,
      'height', f.height, 'duration_ms', f.duration_ms, 'caption', g.caption,
      'alt_text', g.alt_text) order by m.position)
  from update_media m
  join gallery_items g on g.file_id = m.file_id and g.deleted_at is null
  join files f on f.id = g.file_id and f.state = 'READY'
  where m.update_id = ${update}.id)`

const page = `
  select u.*, ${mediaOf('u')} as media
  from updates u
  where u.athlete_id = $1 and u.id < $3
    and ($4 or ${isReadBy('u', '$2', '$5')}
      and (u.audience = 'EVERYBODY' or not ${areApart('$1', '$2')}))
  order by u.id desc
  limit $6`

export type ReadableRecord = UpdateRecord & { media: UpdateMediaRecord[] | null }

/** An athlete's updates before one that a reader may read, newest first; `all` for their own. */
export function findUpdates(
  db: Db,
  athleteId: number,
  by: { readerId: number; all: boolean; before: number; limit: number },
): Promise<ReadableRecord[]> {
  const { readerId, all, before, limit } = by
  return fetchRows(db, page, [athleteId, readerId, before, all, now(), limit])
}

export function findUpdate(db: Db, id: number): Promise<UpdateRecord | undefined> {
  return db.selectFrom('updates').selectAll().where('id', '=', id).executeTakeFirst()
}

/** All an athlete has told, for their export. */
export function findEveryUpdate(db: Db, athleteId: number) {
  return db
    .selectFrom('updates')
    .select(['text', 'audience', 'told', 'created_at'])
    .where('athlete_id', '=', athleteId)
    .orderBy('id')
    .execute()
}
