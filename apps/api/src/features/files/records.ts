import type { RefusalName } from '@podium/contract/refusals'
import { type Generated, sql, type Updateable } from 'kysely'
import { now, secondsFromNow } from '../../platform/clock.ts'
import { changesAny, type Db, findsAny, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    files: FilesTable
  }
}

export type Purpose = 'AVATAR' | 'COVER' | 'GALLERY' | 'PRODUCT' | 'PROOF'

interface FilesTable {
  id: Generated<number>
  owner_id: number
  purpose: Purpose
  kind: 'IMAGE' | 'VIDEO'
  state: 'STORING' | 'PROCESSING' | 'READY' | 'FAILED' | 'DELETING'
  failure: RefusalName | null
  container: 'mp4' | 'webm' | null
  width: number | null
  height: number | null
  duration_ms: number | null
  bytes: number
  kept: Generated<boolean>
  loose_since: Date
  created_at: Date
}

export type FileRecord = NonNullable<Awaited<ReturnType<typeof findFile>>>

const columns = [
  'id',
  'owner_id',
  'purpose',
  'kind',
  'state',
  'failure',
  'container',
  'width',
  'height',
  'duration_ms',
  'kept',
  'loose_since',
] as const

export function findFile(db: Db, id: number) {
  return db.selectFrom('files').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Whether a person's account is there and confirmed. */
export async function isActive(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('people')
    .select('active')
    .where('id', '=', userId)
    .executeTakeFirst()
  return found?.active ?? false
}

/** Whether an admin deleted a person's account, of which something is still known. */
export async function isDeleted(db: Db, userId: number): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('users')
      .select('id')
      .where((is) => is.and({ id: userId, closed_because: 'admin', anonymised_at: null })),
  )
}

/** Several files at once, in no order. */
export async function findFiles(db: Db, ids: number[]): Promise<FileRecord[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('files')
    .select(columns)
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
}

/** The files of a person that something shows. */
export function findFilesOf(db: Db, ownerId: number): Promise<FileRecord[]> {
  return db
    .selectFrom('files')
    .select(columns)
    .where((is) => is.and({ owner_id: ownerId, kept: true }))
    .orderBy('id')
    .execute()
}

export type NewFile = Pick<FilesTable, 'owner_id' | 'purpose' | 'kind' | 'container' | 'bytes'>

/** A row for what is about to be stored; loose until something shows it. */
export async function insertFile(tx: Tx, file: NewFile): Promise<number> {
  const { id } = await tx
    .insertInto('files')
    .values({
      ...file,
      state: 'STORING',
      failure: null,
      width: null,
      height: null,
      duration_ms: null,
      loose_since: now(),
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Progress = Pick<
  Updateable<FilesTable>,
  'state' | 'failure' | 'width' | 'height' | 'duration_ms' | 'kept'
>

export async function updateFile(tx: Tx, id: number, progress: Progress): Promise<void> {
  await tx.updateTable('files').set(progress).where('id', '=', id).execute()
}

/** Keeps a ready file for a person, if it is theirs or the giver's. False otherwise. */
export async function keepFor(
  tx: Tx,
  file: { id: number; purpose: Purpose; givenBy: number; userId: number },
): Promise<boolean> {
  return changesAny(
    tx
      .updateTable('files')
      .set({ kept: true, owner_id: file.userId })
      .where((is) => is.and({ id: file.id, purpose: file.purpose, state: 'READY' }))
      .where('owner_id', 'in', [file.givenBy, file.userId]),
  )
}

/**
 * Shows a file to nobody, and deletes it only once a moment is over, so that it can be kept again until
 * then.
 */
export async function withhold(tx: Tx, id: number, until: Date): Promise<void> {
  await tx
    .updateTable('files')
    .set({ kept: false, loose_since: until })
    .where('id', '=', id)
    .execute()
}

/** A picture that another took the place of is shown to nobody from then on, and the next cleaning deletes it. */
export function letGo(tx: Tx, id: number): Promise<void> {
  return withhold(tx, id, new Date(0))
}

/** Whether nobody may see a file any more; an upload that nothing keeps yet is loose for less than a day. */
export function isWithheld({ kept, loose_since }: FileRecord): boolean {
  if (kept) return false
  return loose_since > secondsFromNow(looseSeconds) || loose_since < secondsFromNow(-looseSeconds)
}

export async function updateKept(tx: Tx, id: number, kept: boolean): Promise<void> {
  await tx.updateTable('files').set({ kept, loose_since: now() }).where('id', '=', id).execute()
}

/**
 * Lets go of everything a person uploaded, a year after their account was closed (`account.closing`).
 */
export async function forgetFiles(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await tx
    .updateTable('files')
    .set({ kept: false, loose_since: new Date(0) })
    .where('owner_id', '=', userId)
    .execute()
}

const unfinishedSeconds = 3600
const looseSeconds = 24 * 3600
const atOnce = 200

/** Takes the files that are no longer needed out of use, and answers which: their content can go now. */
export async function takeNeedless(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update files set state = 'DELETING' where id in (
      select id from files
      where (not kept and loose_since < ${secondsFromNow(-looseSeconds)} and state <> 'PROCESSING')
         or (state = 'STORING' and created_at < ${secondsFromNow(-unfinishedSeconds)})
         or state = 'DELETING'
      order by id limit ${atOnce}
    ) returning id`.execute(tx)
  return rows.map((row) => row.id)
}

/** Videos that were to be ready long ago. */
export async function findLost(tx: Tx): Promise<number[]> {
  const lost = await tx
    .selectFrom('files')
    .select('id')
    .where('state', '=', 'PROCESSING')
    .where('created_at', '<', secondsFromNow(-unfinishedSeconds))
    .execute()
  return lost.map(({ id }) => id)
}

export async function failLost(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('files')
    .set({ state: 'FAILED', failure: 'cannotParseThumbnail' })
    .where((is) => is.and({ id, state: 'PROCESSING' }))
    .execute()
}

/** How many bytes an owner uploaded since a moment, and keeps in all. */
export async function sumFileBytes(tx: Tx, ownerId: number, since: Date) {
  const { rows } = await sql<{ today: number; inAll: number }>`
    select coalesce(sum(bytes) filter (where created_at > ${since}), 0)::float8 as today,
      coalesce(sum(bytes), 0)::float8 as "inAll"
    from files where owner_id = ${ownerId}`.execute(tx)
  return rows[0] ?? { today: 0, inAll: 0 }
}

export async function deleteFile(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('files').where('id', '=', id).execute()
}
