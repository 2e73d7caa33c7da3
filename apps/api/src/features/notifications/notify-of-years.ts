import { paths } from '@podium/contract/paths'
import type { InTransaction } from '../../platform/database/index.ts'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import { lastYear, takeToTell } from '../years/index.ts'
import { mailsByKind } from './mails.ts'
import { batch, notifyBatch } from './notify-batch.ts'

// Each day of January: where Podium stood still on one, the next makes up for it.
const tellYearsJob = job<object>('tell-years', { schedule: '0 9 * 1 *' })

/** Tells who supported or was supported that the year that is over can be looked at, each once. */
export function yearsHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(tellYearsJob, async () => {
    const year = lastYear()
    const about = {
      ...({ kind: 'year', mail: mailsByKind.year, actorId: null, thread: null } as const),
      facts: { year },
      link: paths.ownYear({ year }),
    }
    for (let after: number | undefined = 0; after !== undefined;) {
      const from: number = after
      after = await inTransaction(async (tx) => {
        const readers = await takeToTell(tx, year, { after: from, limit: batch })
        if (readers) await notifyBatch(tx, readers, about)
        return readers ? Math.max(...readers) : undefined
      })
    }
  })
}
