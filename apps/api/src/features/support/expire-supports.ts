import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import { eachByItself, type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { supportEnded, supportUnanswered } from './events.ts'
import { isOverdue } from './lifecycle.ts'
import { lockSupport } from './lock-records.ts'
import { findOverdue, type SupportRecord } from './records.ts'
import { endSupport, factsOf } from './steps.ts'

/**
 * Ends a support whose time is over: a request without an answer, or a period at its end
 * (`support.states`).
 */
export async function expire(tx: Tx, support: SupportRecord): Promise<void> {
  const wasActive = support.status === 'ACTIVE'
  const expired = await endSupport(tx, support, 'expire', {
    reason: wasActive ? 'PERIOD_OVER' : 'NO_ANSWER',
    at: wasActive ? support.ends_at : support.answer_by,
    actor: null,
  })
  await tx.emit(wasActive ? supportEnded : supportUnanswered, factsOf(expired))
}

const expireJob = job<object>('expire-supports', { retries: 0, schedule: '* * * * *' })
const batch = 200

/** Every minute, ends the supports whose time is over, each by itself. */
export function expiringHandler(deps: {
  db: Db
  inTransaction: InTransaction
  log: Log
}): JobHandler {
  return jobHandler(expireJob, async () => {
    const failed = 'a support could not be ended'
    await eachByItself(deps, overdueSupports(deps.db), { act: expireOne, failed })
  })
}

async function* overdueSupports(db: Db): AsyncGenerator<number> {
  for (let last = 0; ;) {
    const found = await findOverdue(db, last, batch)
    yield* found
    if (found.length < batch) return
    last = found.at(-1) ?? 0
  }
}

async function expireOne(tx: Tx, id: number): Promise<void> {
  const locked = await lockSupport(tx, id)
  if (locked && isOverdue(locked.support)) await expire(tx, locked.support)
}
