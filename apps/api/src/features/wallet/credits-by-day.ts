import type { TransferReason } from '@podium/contract/wallet'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

/** Credits moved for a reason by day (Europe/Lisbon), since a moment; days without any are left out. */
export function creditsByDay(
  db: Db,
  reason: TransferReason,
  since: Date,
): Promise<{ day: string; count: number }[]> {
  return db
    .selectFrom('transfers')
    .select(sql<string>`(created_at at time zone 'Europe/Lisbon')::date`.as('day'))
    .select(sql<number>`sum(credits)`.as('count'))
    .where('reason', '=', reason)
    .where('created_at', '>=', since)
    .groupBy('day')
    .execute()
}
