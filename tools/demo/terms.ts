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
  const given = await tx.selectFrom('consents').select('id').where('given_at', '<', since).execute()
  for (const { id } of given) {
    const daysLater = 1 + ((id * 7) % (termsDaysAgo - 3))
    await tx
      .updateTable('consents')
      .set({ given_by: 'dialog', given_at: momentOf(termsDaysAgo - daysLater) })
      .where('id', '=', id)
      .execute()
  }
}
