import { now } from '../../platform/clock.ts'
import { changesAny, type Db, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    lost_factors: LostFactorsTable
  }
}

interface LostFactorsTable {
  user_id: number
  asked_at: Date
  ends_at: Date
  reminded_at: Date | null
}

/** Begins somebody's wait; null where they wait already. */
export async function insertLoss(
  tx: Tx,
  { userId, endsAt }: { userId: number; endsAt: Date },
): Promise<Date | null> {
  const begun = await tx
    .insertInto('lost_factors')
    .values({ user_id: userId, asked_at: now(), ends_at: endsAt, reminded_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ends_at')
    .executeTakeFirst()
  return begun?.ends_at ?? null
}

/** Until when somebody waits; null where they do not. */
export async function findLossEnd(db: Db, userId: number): Promise<Date | null> {
  const loss = await db
    .selectFrom('lost_factors')
    .select('ends_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return loss?.ends_at ?? null
}

/** Ends somebody's wait; false where there was none. */
export function deleteLoss(tx: Tx, userId: number): Promise<boolean> {
  return changesAny(tx.deleteFrom('lost_factors').where('user_id', '=', userId))
}

/** Ends a wait whose time is over: of two processes at once, one gets true. */
export function takeDueLoss(tx: Tx, userId: number): Promise<boolean> {
  const due = tx.deleteFrom('lost_factors').where('user_id', '=', userId)
  return changesAny(due.where('ends_at', '<=', now()))
}

/** Who has waited long enough. */
export async function findDueLosses(db: Db): Promise<number[]> {
  const due = await db
    .selectFrom('lost_factors')
    .select('user_id')
    .where('ends_at', '<=', now())
    .orderBy('ends_at')
    .limit(500)
    .execute()
  return due.map((loss) => loss.user_id)
}

/** Whose wait ends before a moment, each once, with when. */
export function takeToRemind(tx: Tx, before: Date) {
  return tx
    .updateTable('lost_factors')
    .set({ reminded_at: now() })
    .where('reminded_at', 'is', null)
    .where('ends_at', '<', before)
    .where('ends_at', '>', now())
    .returning(['user_id', 'ends_at'])
    .execute()
}
