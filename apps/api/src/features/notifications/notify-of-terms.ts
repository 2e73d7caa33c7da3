import { paths } from '@podium/contract/paths'
import type { InTransaction, Tx } from '../../platform/database/index.ts'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import { findOpenAfter } from '../identity/index.ts'
import { findToldBefore, keepAnnounced, takeAnnounced } from '../legal/index.ts'
import { mailsByKind } from './mails.ts'
import { batch, notifyBatch } from './notify-batch.ts'

const tellTermsJob = job<object>('tell-terms', { retries: 3 })

/** Everybody hears of announced terms a little later (`terms.announced`). */
export function notifyOfTerms(tx: Tx): Promise<void> {
  return tx.enqueue(tellTermsJob, {})
}

/** Tells everybody batch by batch, each once: up to whom is kept with the batch. */
export function termsHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(tellTermsJob, async () => {
    while (await inTransaction(tellSome));
  })
}

/** False where nothing is left to be told. */
async function tellSome(tx: Tx): Promise<boolean> {
  const announced = await takeAnnounced(tx)
  if (!announced) return false
  const { version, toldUpTo } = announced
  const readers = await findOpenAfter(tx, { id: toldUpTo, limit: batch })
  await keepAnnounced(tx, version, readers.at(-1))
  if (readers.length > 0) await tell(tx, readers, announced)
  return true
}

/** Who has confirmed their address since others heard of terms to come hears of them now. */
export async function tellOfTermsAhead(tx: Tx, { userId }: { userId: number }): Promise<void> {
  for (const ahead of await findToldBefore(tx, userId)) await tell(tx, [userId], ahead)
}

function tell(
  tx: Tx,
  readers: number[],
  { version, from, material }: { version: string; from: string; material: boolean },
): Promise<void> {
  return notifyBatch(tx, readers, {
    ...({
      kind: 'termsAnnounced',
      mail: mailsByKind.termsAnnounced,
      actorId: null,
      thread: null,
    } as const),
    facts: { title: version, at: from, ...(material && { asks: true }) },
    link: paths.index({ legal: 'terms', version }),
  })
}
