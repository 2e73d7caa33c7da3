import { beginActing, findGrant } from '../../apps/api/src/features/delegations/index.ts'
import { whileCalling } from '../../apps/api/src/platform/acting.ts'
import type { Tx } from '../../apps/api/src/platform/database/index.ts'

/** Who does something for whom, by the call that it would be. */
interface Doing {
  delegateId: number
  principalId: number
  /** As `PATCH /agreements/{id}/deliverables/{n}`. */
  call: string
  /** What it is done to, where the call names it. */
  subjectId?: number
}

/** Does something as a delegate does it, so that whose account it is reads of it (`delegation.acts`). */
export async function doneFor(
  tx: Tx,
  { delegateId, principalId, call, subjectId }: Doing,
  perform: () => Promise<void>,
): Promise<void> {
  const grant = await findGrant(tx, delegateId, principalId)
  if (!grant) throw new Error(`${delegateId} does not act for ${principalId} in the demo`)
  const { delegationId } = grant
  const acting = {
    ...{ delegationId, call, subjectId: subjectId === undefined ? null : String(subjectId) },
    ...{ requestId: 'demo', changes: true, isRecorded: false },
  }
  await whileCalling(acting, async () => {
    await beginActing(tx)
    await perform()
  })
}
