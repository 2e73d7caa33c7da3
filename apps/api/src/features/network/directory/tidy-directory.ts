import type { InTransaction, Tx } from '../../../platform/database/index.ts'
import { type JobHandler, jobHandler, job } from '../../../platform/jobs/index.ts'
import { deleteEmptyRows, findFullestBucket, rebuildBuckets } from './tidy-records.ts'

const tidyJob = job<object>('tidy-directory', { schedule: '47 3 * * *' })

/** Cuts the names into buckets anew once one is twice as full as meant, and drops unused words. */
export function tidyingHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(tidyJob, () => inTransaction(tidyDirectory))
}

/** Buckets are meant for a thousand people (migration 24). */
const overfull = 2000

export async function tidyDirectory(tx: Tx): Promise<void> {
  await deleteEmptyRows(tx)
  if ((await findFullestBucket(tx)) > overfull) await rebuildBuckets(tx)
}
