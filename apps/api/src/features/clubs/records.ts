import type { Page, PageQuery } from '@podium/contract/list'
import type { Sport } from '@podium/contract/sports'
import { type Generated, sql } from 'kysely'
import { type Db, findPage, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    clubs: ClubsTable
  }
}

interface ClubsTable {
  id: Generated<number>
  sport: Sport
  name: string
  folded: string
}

export interface ClubRecord {
  id: number
  sport: Sport
  name: string
}

interface Wanted {
  sport?: Sport | undefined
  /** Part of a name, folded; empty for every club. */
  q?: string
}

function matching(db: Db, { sport, q }: Wanted) {
  let query = db.selectFrom('clubs')
  if (sport) query = query.where('sport', '=', sport)
  if (q) query = query.where('folded', 'like', `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  return query
}

/** A page of clubs by name. */
export function findClubs(
  db: Db,
  wanted: Wanted,
  { _order, ...page }: PageQuery & { _order?: 'ASC' | 'DESC' },
): Promise<Page<ClubRecord>> {
  const direction = _order === 'DESC' ? 'desc' : 'asc'
  const clubs = matching(db, wanted)
    .select(['id', 'sport', 'name'])
    .orderBy(sql`folded collate "C"`, direction)
    .orderBy('id', direction)
  return findPage(clubs, page)
}

/** The club of that name, made when there is none; of two who make it at once, both get the same. */
export async function findOrInsertClub(
  tx: Tx,
  club: { sport: Sport; name: string; folded: string },
): Promise<ClubRecord> {
  await tx
    .insertInto('clubs')
    .values(club)
    .onConflict((conflict) => conflict.columns(['sport', 'folded']).doNothing())
    .execute()
  return tx
    .selectFrom('clubs')
    .select(['id', 'sport', 'name'])
    .where((is) => is.and({ sport: club.sport, folded: club.folded }))
    .executeTakeFirstOrThrow()
}

export function findClub(db: Db, id: number): Promise<ClubRecord | undefined> {
  return db
    .selectFrom('clubs')
    .select(['id', 'sport', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateClubName(
  tx: Tx,
  { id, name, folded }: { id: number; name: string; folded: string },
): Promise<void> {
  await tx.updateTable('clubs').set({ name, folded }).where('id', '=', id).execute()
}

export async function deleteClub(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('clubs').where('id', '=', id).execute()
}
