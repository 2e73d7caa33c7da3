import { sql } from 'kysely'
import type { Tx } from '../../apps/api/src/platform/database/index.ts'
import { momentOf } from './history.ts'

/** Days ago since which the terms are in force. */
const termsDaysAgo = 18

/** The terms came after most members, who accepted them in the days that followed. */
export async function acceptNewTerms(tx: Tx): Promise<void> {
  const since = momentOf(termsDaysAgo)
  await tx
    .updateTable('legal_documents')
    .set({ published_at: since })
    .where('published_at', 'is not', null)
    .execute()
  await tx
    .updateTable('consents')
    .set({
      given_by: 'dialog',
      given_at: sql<Date>`${since}::timestamptz + (user_id * 61 % 15 + 1) * interval '1 day'`,
    })
    .where('given_at', '<', since)
    .execute()
}
