import { paths } from '@podium/contract/paths'
import type { InTransaction, Tx } from '../../platform/database/index.ts'
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
    for (let after = 0; after >= 0;) {
      const from = after
      after = await inTransaction(async (tx) => {
        const readers = await takeToTell(tx, year, { after: from, limit: batch })
        await tellYear(tx, year, readers)
        return Math.max(-1, ...readers.map(({ id }) => id))
      })
    }
  })
}

/**
 * Leads who supported to their own year, and an athlete who was supported alone to that of their page: the
 * athlete's own year would say that they supported nobody.
 */
async function tellYear(
  tx: Tx,
  year: number,
  readers: Awaited<ReturnType<typeof takeToTell>>,
): Promise<void> {
  const idsOf = (gives: boolean) => readers.filter(({ gave }) => gave === gives).map(({ id }) => id)
  const tell = (ids: number[], link: string) =>
    notifyBatch(tx, ids, {
      ...({ kind: 'year', mail: mailsByKind.year, actorId: null, thread: null } as const),
      ...{ facts: { year }, link },
    })
  const givers = idsOf(true)
  if (givers.length > 0) await tell(givers, paths.ownYear({ year }))
  for (const id of idsOf(false)) await tell([id], paths.athleteYear({ id, year }))
}
