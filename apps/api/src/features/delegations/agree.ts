import type { Tx } from '../../platform/database/index.ts'
import { now } from '../../platform/clock.ts'
import { refuse } from '../../platform/refuse.ts'
import { findAccount } from '../identity/index.ts'
import { delegationAccepted, delegationEnded, type EndedDelegation } from './events.ts'
import {
  type DelegationRecord,
  type Ended,
  findOpenBetween,
  findOpenOf,
  insertDelegation,
  markAccepted,
  markEnded,
  type NewDelegation,
} from './records.ts'

/**
 * Lets a delegate act for a member from now on, both having agreed; answers the delegation's id. What was
 * agreed on between the two before ends with it.
 */
export async function startDelegation(
  tx: Tx,
  agreed: NewDelegation & { delegateId: number },
): Promise<number> {
  const offer = { until: now(), email: null, secretHash: null }
  const id = await insertDelegation(tx, agreed, offer)
  await letRun(tx, { id, kind: agreed.kind, principal_id: agreed.principalId }, agreed.delegateId)
  return id
}

/** Lets what was offered run, with the member who accepted it; an earlier agreement of the two ends quietly. */
export async function letRun(
  tx: Tx,
  { id, kind, principal_id: principalId }: Pick<DelegationRecord, 'id' | 'kind' | 'principal_id'>,
  delegateId: number,
): Promise<void> {
  // Who became protected since the offer is acted for by a guardian alone (`minors.guardian`).
  const principal = await findAccount(tx, principalId)
  if (principal?.protected && kind !== 'GUARDIAN') refuse('forbidden')
  // A protected delegate would spend and write for somebody else, which they may not for themselves.
  const delegate = await findAccount(tx, delegateId)
  if (delegate?.protected) refuse('forbidden')
  // A guardian is not looked after by their own ward.
  const back = await findOpenBetween(tx, delegateId, { delegateId: principalId })
  if (back.some((one) => one.kind === 'GUARDIAN' && one.accepted_at)) refuse('forbidden')
  const open = await findOpenBetween(tx, principalId, { delegateId })
  const others = open.filter((one) => one.id !== id)
  // A guardian may do everything already, and stays one.
  const isGuardian = others.some((one) => one.kind === 'GUARDIAN' && one.accepted_at)
  if (isGuardian && kind !== 'GUARDIAN') refuse('stateChanged')
  await markEnded(
    tx,
    others.map((one) => one.id),
  )
  await markAccepted(tx, id, delegateId)
  const sides = { delegationId: id, principalId, delegateId }
  await tx.emit(delegationAccepted, { ...sides, byId: delegateId, kind })
}

/**
 * Ends delegations, running or offered, and tells the side that did not end them; those that ended before stay
 * as they are. `byId` is who ends them, null where time does; `isOfAge` and `hasLeft` as
 * in `EndedDelegation`. False where nothing was left to end.
 */
export async function endDelegations(
  tx: Tx,
  ids: readonly number[],
  byId: number | null,
  { isOfAge = false, hasLeft = false }: { isOfAge?: boolean; hasLeft?: boolean } = {},
): Promise<boolean> {
  const ended = await markEnded(tx, ids)
  for (const one of ended) await tell(tx, one, { byId, isOfAge, hasLeft })
  return ended.length > 0
}

/** Ends one that time has ended, and tells both sides; one that is accepted at this moment goes on. */
export async function endOverdue(tx: Tx, id: number): Promise<void> {
  for (const ended of await markEnded(tx, [id], 'overdue')) {
    await tell(tx, ended, { byId: null, isOfAge: false, hasLeft: false })
  }
}

/** Ends everything that a member agreed on, on either side: with everybody, or with one other person. */
export async function endDelegationsOf(
  tx: Tx,
  userId: number,
  { otherId, hasLeft }: { otherId?: number; hasLeft?: boolean } = {},
): Promise<void> {
  await endDelegations(tx, await findOpenOf(tx, userId, otherId), userId, { hasLeft })
}

function tell(
  tx: Tx,
  ended: Ended,
  how: Pick<EndedDelegation, 'byId' | 'isOfAge' | 'hasLeft'>,
): Promise<void> {
  const { id: delegationId, principal_id: principalId, delegate_id: delegateId, kind } = ended
  const wasActive = ended.accepted_at !== null
  const sides = { delegationId, principalId, delegateId }
  return tx.emit(delegationEnded, { ...sides, kind, wasActive, ...how })
}
