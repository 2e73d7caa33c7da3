import type { Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { deleteEverythingOf, findListed, pauseEndpoints } from './endpoint-records.ts'
import { findEveryDelivery, forgetAbout } from './event-records.ts'
import { webhookStopped } from './events.ts'

/** Tells a member who closes their account nothing any more, and forgets what was told (`webhooks.endpoints`). */
export function forgetWebhooks(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return deleteEverythingOf(tx, userId)
}

/**
 * The same for who is protected from now on; what others were to be told of them, or were told and could
 * send again, is forgotten too.
 */
export async function keepFromServers(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await deleteEverythingOf(tx, userId)
  await forgetAbout(tx, userId)
}

/**
 * Pauses what is told for a member who has another password, and tells them: a thief of the old one could
 * have added an address of theirs (`webhooks.endpoints`).
 */
export async function pauseWebhooks(tx: Tx, { userId }: { userId: number }): Promise<void> {
  for (const { url } of await pauseEndpoints(tx, userId)) {
    await tx.emit(webhookStopped, { userId, host: new URL(url).host, why: 'PASSWORD' })
  }
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
