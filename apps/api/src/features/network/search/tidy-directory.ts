import type { InTransaction, Tx } from '../../../platform/database/index.ts'
import { type JobHandler, jobHandler, job } from '../../../platform/jobs/index.ts'
import { arrangeShelves, deleteNoughts, findFullestShelf } from './tidy-records.ts'

const tidyJob = job<object>('tidy-directory', { schedule: '47 3 * * *' })

/** Cuts the names into shelves anew once some are twice as full as meant, and drops words nobody has. */
export function tidyingHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(tidyJob, () => inTransaction(tidyDirectory))
}

/** Shelves are meant for a thousand people (migration 24). */
const overfull = 2000

export async function tidyDirectory(tx: Tx): Promise<void> {
  await deleteNoughts(tx)
  if ((await findFullestShelf(tx)) > overfull) await arrangeShelves(tx)
}
