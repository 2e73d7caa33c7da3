import type { Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { deleteEverythingOf, findListed } from './endpoint-records.ts'
import { findEveryDelivery } from './event-records.ts'

/**
 * Tells nothing of a member any more, and forgets what was told: their account is closed, or they are
 * protected from now on (`webhooks.endpoints`).
 */
export function forgetWebhooks(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return deleteEverythingOf(tx, userId)
}

export const webhooksExport: ExportPart = {
  name: 'webhooks',
  // The secrets stay out of the export: with one, a thief of the file could speak in our name to the owner's server.
  collect: async (db, userId) => ({
    endpoints: (await findListed(db, { userId })).map(
      ({ id, url, events, state, created_at: createdAt }) => ({
        id,
        url,
        events,
        state,
        createdAt,
      }),
    ),
    deliveries: await findEveryDelivery(db, userId),
  }),
}
