import type { InTransaction, Tx } from '../../platform/database/index.ts'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import { takeUntold } from '../season/index.ts'
import { mailsByKind } from './mails.ts'
import { batch, newsOf, notifyBatch } from './notify-batch.ts'

const notifyReadersJob = job<{ updateId: number; athleteId: number }>('tell-readers', {
  retries: 3,
})

/** Whom an update was counted to tell hears of it a little later: its athlete does not wait for them. */
export function notifyReaders(
  tx: Tx,
  { updateId, athleteId }: { updateId: number; athleteId: number },
): Promise<void> {
  return tx.enqueue(notifyReadersJob, { updateId, athleteId })
}

/** Tells them batch by batch, each once: who is told is not among the untold any more. */
export function readersHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(notifyReadersJob, async ({ updateId, athleteId }) => {
    const about = {
      ...({ kind: 'athleteUpdate', mail: mailsByKind.athleteUpdate } as const),
      ...newsOf(athleteId, 'update'),
    }
    while (
      await inTransaction(async (tx) => {
        const readers = await takeUntold(tx, updateId, batch)
        if (readers && readers.length > 0) await notifyBatch(tx, readers, about)
        return readers !== null
      })
    );
  })
}
