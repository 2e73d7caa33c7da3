import type { Page, PageQuery } from '@podium/contract/list'
import type { Sport } from '@podium/contract/sports'
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { changesAny, countRows, type Db, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    shortlist: ShortlistTable
  }
}

interface ShortlistTable {
  owner_id: number
  athlete_id: number
  note: string
  added_at: Date
}

/** An athlete on a list; the sport of one whose page cannot be seen is not told. */
export interface EntryRecord {
  athlete_id: number
  note: string
  added_at: Date
  sport: Sport | null
}

export function countEntries(db: Db, ownerId: number): Promise<number> {
  return countRows(db.selectFrom('shortlist').where('owner_id', '=', ownerId))
}

/** Writes the note about an athlete who is on the list; false where they are not. */
export function updateNote(
  tx: Tx,
  { ownerId, athleteId }: { ownerId: number; athleteId: number },
  note: string | undefined,
): Promise<boolean> {
  const own = tx
    .updateTable('shortlist')
    .set((row) => ({ note: note ?? row.ref('note') }))
    .where((is) => is.and({ owner_id: ownerId, athlete_id: athleteId }))
  return changesAny(own)
}

export async function insertEntry(
  tx: Tx,
  { ownerId, athleteId }: { ownerId: number; athleteId: number },
  note: string,
): Promise<void> {
  await tx
    .insertInto('shortlist')
    .values({ owner_id: ownerId, athlete_id: athleteId, note, added_at: now() })
    .execute()
}

export async function deleteEntry(tx: Tx, ownerId: number, athleteId: number): Promise<void> {
  await tx
    .deleteFrom('shortlist')
    .where((is) => is.and({ owner_id: ownerId, athlete_id: athleteId }))
    .execute()
}

/** The shortlist of an account that is closed goes at once: its owner wrote it for themselves. */
export async function clearShortlist(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await tx.deleteFrom('shortlist').where('owner_id', '=', userId).execute()
}

interface EntriesPage extends PageQuery {
  _sort: 'since' | 'name'
  among?: readonly number[] | undefined
}

/**
 * A page of a list, and how many are on it; `among` narrows it to these. By name those whose page
 * cannot be seen come last, by when they were added: their place would tell the name.
 */
export async function findEntries(
  db: Db,
  ownerId: number,
  { _sort, _limit, _page, among }: EntriesPage,
): Promise<Page<EntryRecord>> {
  const order =
    _sort === 'name'
      ? sql`(case when p.shown then fold_text(p.name || ' ' || p.last_name) end) collate "C" nulls last,`
      : sql``
  const narrowed = among ? sql`and s.athlete_id = any(${among}::integer[])` : sql``
  const { rows } = await sql<EntryRecord & { total: number }>`
    select count(*) over () as total, s.athlete_id, s.note, s.added_at,
      case when p.shown then p.sport end as sport
    from shortlist s join profile_cards p on p.id = s.athlete_id
    where s.owner_id = ${ownerId} ${narrowed}
    order by ${order} s.added_at desc, s.athlete_id
    limit ${_limit} offset ${_page * _limit}`.execute(db)
  return { list: rows, total: rows[0]?.total ?? 0 }
}

/** All of it, for its owner's export. */
export function findEveryEntry(db: Db, ownerId: number) {
  return db
    .selectFrom('shortlist')
    .select(['athlete_id', 'note', 'added_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('added_at')
    .execute()
}
