import type { Act, listActs as listRoute } from '@podium/contract/delegations'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import { actingCall } from '../../platform/acting.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import type { DelegationPorts } from './ports.ts'
import { findActs, holdRunning, insertAct } from './records.ts'

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

/** What delegates did for a member, the latest first. */
export async function listActs(
  db: Db,
  { viewPeople }: DelegationPorts,
  principalId: number,
  page: Input<typeof listRoute>['query'],
): Promise<Page<Act>> {
  const { list, total } = await findActs(db, principalId, page)
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
