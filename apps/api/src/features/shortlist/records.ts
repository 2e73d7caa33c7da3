import type { Sport } from '@podium/contract/sports'
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

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

export async function countEntries(db: Db, ownerId: number): Promise<number> {
  const { held } = await db
    .selectFrom('shortlist')
    .select((row) => row.fn.countAll<number>().as('held'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return held
}

/** Writes the note about somebody who is on the list; false where they are not. */
export async function updateNote(
  tx: Tx,
  { ownerId, athleteId }: { ownerId: number; athleteId: number },
  note: string | undefined,
): Promise<boolean> {
  const own = tx
    .updateTable('shortlist')
    .set((row) => ({ note: note ?? row.ref('note') }))
    .where('owner_id', '=', ownerId)
    .where('athlete_id', '=', athleteId)
  const { numUpdatedRows } = await own.executeTakeFirst()
  return numUpdatedRows > 0n
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
    .where('owner_id', '=', ownerId)
    .where('athlete_id', '=', athleteId)
    .execute()
}

/** Nothing of somebody's list stays. */
export async function deleteEntriesOf(tx: Tx, ownerId: number): Promise<void> {
  await tx.deleteFrom('shortlist').where('owner_id', '=', ownerId).execute()
}

/**
 * A page of somebody's list, and how many are on it; `among` narrows it to these. By name those whose page
 * cannot be seen come last, by when they were added: their place would tell the name.
 */
export async function findEntries(
  db: Db,
  ownerId: number,
  {
    by,
    among,
    ...page
  }: {
    by: 'since' | 'name'
    among?: readonly number[] | undefined
    limit: number
    offset: number
  },
): Promise<{ list: EntryRecord[]; total: number }> {
  const order =
    by === 'name'
      ? sql`(case when p.shown then fold_text(p.name || ' ' || p.last_name) end) collate "C" nulls last,`
      : sql``
  const narrowed = among ? sql`and s.athlete_id = any(${among}::integer[])` : sql``
  const { rows } = await sql<EntryRecord & { total: number }>`
    select count(*) over () as total, s.athlete_id, s.note, s.added_at,
      case when p.shown then p.sport end as sport
    from shortlist s join profile_cards p on p.id = s.athlete_id
    where s.owner_id = ${ownerId} ${narrowed}
    order by ${order} s.added_at desc, s.athlete_id
    limit ${page.limit} offset ${page.offset}`.execute(db)
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
