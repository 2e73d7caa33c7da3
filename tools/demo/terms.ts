import type { Tx } from '../../apps/api/src/platform/database/index.ts'
import { momentOf } from './history.ts'

/** Days ago since which the terms are in force. */
const termsDaysAgo = 18
/** Within how many days everybody accepted them. */
const daysToAccept = 15

/** The terms came after most members, who accepted them in the days that followed. */
export async function acceptNewTerms(tx: Tx): Promise<void> {
  const since = momentOf(termsDaysAgo)
  await tx
    .updateTable('legal_documents')
    .set({ published_at: since })
    .where('published_at', 'is not', null)
    .execute()
  for (let daysLater = 1; daysLater <= daysToAccept; daysLater++) {
    await tx
      .updateTable('consents')
      .set({ given_by: 'dialog', given_at: momentOf(termsDaysAgo - daysLater) })
      .where('given_at', '<', since)
      .where((row) => row(row('id', '%', daysToAccept), '=', daysLater % daysToAccept))
      .execute()
  }
}
