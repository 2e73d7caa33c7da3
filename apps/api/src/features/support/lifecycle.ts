import { mayMoveSupport, type SupportAct, type SupportStatus } from '@podium/contract/support-rules'
import { now } from '../../platform/clock.ts'
import type { SupportRecord } from './records.ts'

type Times = Pick<SupportRecord, 'status' | 'answer_by' | 'ends_at'>

/** Whether a support's time is over and it only waits for the job that says so. */
export function isOverdue({ status, answer_by, ends_at }: Times): boolean {
  if (status === 'PENDING') return answer_by <= now()
  return status === 'ACTIVE' && ends_at !== null && ends_at <= now()
}

/** The status of a support at this moment, whether or not the job has noted it yet. */
export function statusNow(support: Times): SupportStatus {
  return isOverdue(support) ? 'EXPIRED' : support.status
}

export function mayMove(act: SupportAct, support: Times): boolean {
  return mayMoveSupport(act, statusNow(support))
}
