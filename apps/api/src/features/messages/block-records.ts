import type { Page, PageQuery } from '@podium/contract/list'
import type { WhoMayWrite } from '@podium/contract/messages'
import { type Generated, type RawBuilder, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { type Db, findPage, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    blocks: BlocksTable
    message_settings: MessageSettingsTable
  }
}

interface BlocksTable {
  blocker_id: number
  blocked_id: number
  created_at: Date
}

interface MessageSettingsTable {
  user_id: number
  who_may_write: Generated<WhoMayWrite>
  mailed_at: Date | null
}

export async function insertBlock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
  await tx
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteBlock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
  await tx
    .deleteFrom('blocks')
    .where((is) => is.and({ blocker_id: blockerId, blocked_id: blockedId }))
    .execute()
}

/** A page of those whom somebody blocked, the latest first. */
export async function findBlocked(
  db: Db,
  blockerId: number,
  page: PageQuery,
): Promise<Page<number>> {
  const found = db
    .selectFrom('blocks')
    .select('blocked_id')
    .where('blocker_id', '=', blockerId)
    .orderBy('created_at', 'desc')
    .orderBy('blocked_id', 'desc')
  const { list, total } = await findPage(found, page)
  return { list: list.map((block) => block.blocked_id), total }
}

/** Everybody whom somebody blocked, for their export. */
export function findEveryBlock(db: Db, blockerId: number) {
  return db
    .selectFrom('blocks')
    .select(['blocked_id', 'created_at'])
    .where('blocker_id', '=', blockerId)
    .orderBy('created_at')
    .orderBy('blocked_id')
    .execute()
}

/** Reads which of these people blocked a user, or were blocked by them. */
export async function findKeptApart(
  db: Db,
  userId: number,
  others: readonly number[],
): Promise<Set<number>> {
  if (others.length === 0) return new Set()
  const blocks = await db
    .selectFrom('blocks')
    .select(['blocker_id', 'blocked_id'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('blocker_id', '=', userId), eb('blocked_id', 'in', others)]),
        and([eb('blocked_id', '=', userId), eb('blocker_id', 'in', others)]),
      ]),
    )
    .execute()
  return new Set(
    blocks.map(({ blocker_id, blocked_id }) => (blocker_id === userId ? blocked_id : blocker_id)),
  )
}

/** The condition of SQL that a block of either side keeps two people apart; both are SQL expressions. */
export const areApart = (one: string, other: string) => `exists (
  select from blocks where (blocker_id, blocked_id) in ((${one}, ${other}), (${other}, ${one})))`

/**
 * The condition that a block of either side keeps somebody apart from a user, for statements of lists;
 * `other` names the column of their id, as `table.column`.
 */
export function apartFrom(userId: number, other: string): RawBuilder<boolean> {
  return sql`exists (
    select from blocks
    where (blocker_id = ${userId} and blocked_id = ${sql.ref(other)})
      or (blocked_id = ${userId} and blocker_id = ${sql.ref(other)}))`
}

export async function findWhoMayWrite(db: Db, userId: number): Promise<WhoMayWrite> {
  const settings = await db
    .selectFrom('message_settings')
    .select('who_may_write')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return settings?.who_may_write ?? 'EVERYONE'
}

export async function updateWhoMayWrite(tx: Tx, userId: number, who: WhoMayWrite): Promise<void> {
  await tx
    .insertInto('message_settings')
    .values({ user_id: userId, who_may_write: who, mailed_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ who_may_write: who }))
    .execute()
}
