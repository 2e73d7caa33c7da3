import { day, secondsFromNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { timed } from '../../platform/jobs/index.ts'
import { setKept } from '../files/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { deleteForgotten, forgetAgreementsOf, findEveryOf } from './leave-records.ts'
import { findParts } from './records.ts'

/** A person's agreements, with all that either side wrote in them. */
export const agreementsExport: ExportPart = {
  name: 'agreements',
  collect: async (db: Db, userId: number) => {
    const list = await findEveryOf(db, userId)
    const ids = list.map(({ id }) => id)
    const { versions, deliverables, marks } = await findParts(db, ids)
    return list.map((agreement) => {
      const isPart = (one: { agreement_id: number }) => one.agreement_id === agreement.id
      return {
        ...agreement,
        // Who acted for the other side is theirs to know.
        versions: versions.filter(isPart).map(({ delegate_id: _who, ...version }) => version),
        deliverables: deliverables.filter(isPart),
        marks: marks.filter(isPart),
      }
    })
  },
}

/**
 * A year after one side closed their account the other one keeps what both accepted and when it was done,
 * under the number of the one who left, whose proofs or comments go with what was never accepted
 * (`agreements.end`).
 */
export function forgetAgreements(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return forgetAgreementsOf(tx, userId)
}

// Longer than five years are, wherever leap days fall.
const keptSeconds = 5 * 366 * day

/** Deletes agreements with a forgotten member, every night, once no claim can rest on them any more. */
export const forgettingAgreementsHandler = timed('forget-agreements', '53 3 * * *', async (tx) => {
  const pictures = await deleteForgotten(tx, secondsFromNow(-keptSeconds))
  for (const id of pictures) await setKept(tx, id, false)
})
