import type { Tx } from '../../../platform/database/index.ts'
import { timed } from '../../../platform/jobs/index.ts'
import { deleteEmptyRows, findFullestBucket, rebuildBuckets } from './tidy-records.ts'

/** Cuts the names into buckets anew once one is twice as full as meant, and drops unused words. */
export const tidyingHandler = timed('tidy-directory', '47 3 * * *', tidyDirectory)

/** Buckets are meant for a thousand people (migration 24). */
const overfull = 2000

export async function tidyDirectory(tx: Tx): Promise<void> {
  await deleteEmptyRows(tx)
  if ((await findFullestBucket(tx)) > overfull) await rebuildBuckets(tx)
}
