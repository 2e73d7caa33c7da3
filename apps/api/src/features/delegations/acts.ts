import type { Act, listActs as listRoute } from '@podium/contract/delegations'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import { actingCall, turnsActing } from '../../platform/acting.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import type { DelegationPorts } from './ports.ts'
import { findActs, findDelegates, holdRunning, insertAct } from './records.ts'

/**
 * Begins every transaction of a call that a delegate makes: refuses it once the delegation is
 * over, keeps it from ending meanwhile, and puts on record what is done (`delegation.acts`).
 */
export async function beginActing(tx: Tx): Promise<void> {
  const call = actingCall()
  if (!call) return
  const isNew = call.changes && !call.isRecorded
  const runs = isNew ? await insertAct(tx, call) : await holdRunning(tx, call.delegationId)
  if (!runs) refuse('delegationEnded')
  tx.afterCommit(() => {
    call.isRecorded ||= isNew
  })
}

/**
 * Puts on record what a guardian does for their ward in a call of their own: every such call says here that
 * it is one, where it asks whether they are (`minors.guardian`).
 */
export async function actAsGuardian(tx: Tx, delegationId: number): Promise<void> {
  if (turnsActing(delegationId)) await beginActing(tx)
}

/**
 * What delegates did for a member, the latest first. A delegate reads what they did themselves, and a
 * guardian all of it.
 */
export async function listActs(
  db: Db,
  { viewPeople }: DelegationPorts,
  { id: principalId, actor }: Viewer,
  page: Input<typeof listRoute>['query'],
): Promise<Page<Act>> {
  const guardians = actor ? await findDelegates(db, principalId, 'GUARDIAN') : []
  const readsAll = !actor || guardians.some(({ delegateId }) => delegateId === actor.id)
  const of = { principalId, ...(!readsAll && { delegateId: actor.id }) }
  const { list, total } = await findActs(db, of, page)
  const people = await viewPeople(
    db,
    list.map((one) => one.delegate_id),
  )
  const acts = list.flatMap(({ id, delegate_id, call, subject_id, at }) => {
    const delegate = people.get(delegate_id)
    if (!delegate) return []
    const [method = '', path = ''] = call.split(' ')
    return { id, delegate, call: { method, path }, subjectId: subject_id, at: at.toISOString() }
  })
  return { list: acts, total }
}
