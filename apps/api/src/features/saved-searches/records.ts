import type { SavedFilters } from '@podium/contract/saved-searches'
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { changesAny, type Db, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    saved_searches: SavedSearchesTable
  }
}

interface SavedSearchesTable {
  id: Generated<number>
  owner_id: number
  name: string
  search: JSONColumnType<SavedFilters>
  created_at: Date
  told_at: Date
}

export type SearchRecord = Selectable<SavedSearchesTable>

/** The searches of a member, by name. */
export function findSearches(db: Db, ownerId: number): Promise<SearchRecord[]> {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy(sql`fold_text(name) collate "C"`)
    .orderBy('id')
    .execute()
}

/** The same, held until the transaction ends. */
export function lockSearches(tx: Tx, ownerId: number): Promise<SearchRecord[]> {
  return tx
    .selectFrom('saved_searches')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export function insertSearch(
  tx: Tx,
  search: { ownerId: number; name: string; search: SavedFilters },
): Promise<SearchRecord> {
  const at = now()
  return tx
    .insertInto('saved_searches')
    .values({
      owner_id: search.ownerId,
      name: search.name,
      search: JSON.stringify(search.search),
      created_at: at,
      told_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** False where the member has no such search. */
export async function deleteSearch(tx: Tx, ownerId: number, id: number): Promise<boolean> {
  return changesAny(
    tx.deleteFrom('saved_searches').where('owner_id', '=', ownerId).where('id', '=', id),
  )
}

/** A member who has left searches no more. */
export async function clearSearches(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await tx.deleteFrom('saved_searches').where('owner_id', '=', userId).execute()
}

/** Who has searches that were told of before a moment; with ids above one, so that they come batch by batch. */
export async function findOwners(
  db: Db,
  { toldBefore, after, limit }: { toldBefore: Date; after: number; limit: number },
): Promise<number[]> {
  const owners = await db
    .selectFrom('saved_searches')
    .select('owner_id')
    .distinct()
    .where('told_at', '<', toldBefore)
    .where('owner_id', '>', after)
    .orderBy('owner_id')
    .limit(limit)
    .execute()
  return owners.map(({ owner_id }) => owner_id)
}

/** What came in until a moment was told. */
export async function markTold(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set({ told_at: at })
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
}
