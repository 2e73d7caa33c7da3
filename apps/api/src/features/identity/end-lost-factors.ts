import { day, secondsFromNow } from '../../platform/clock.ts'
import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import { eachByItself, job, type JobHandler, jobHandler } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { postMail } from '../../platform/mail/index.ts'
import { factorGone } from './events.ts'
import { warn } from './lost-factor.ts'
import { findDueLosses, takeDueLoss, takeToRemind } from './lost-factor-records.ts'
import { revokeTokens } from './mailed-tokens.ts'
import { factorGoneMail } from './mails.ts'
import { findAccount } from './records.ts'
import { endSessions } from './sessions/index.ts'
import { removeFactor } from './two-factor.ts'

const endingJob = job<object>('end-lost-factors', { schedule: '* * * * *' })

/**
 * Every minute warns once more who has waited all but a day, and takes the second factor off the accounts
 * whose wait is over (`sign-in.lost-factor`).
 */
export function lostFactorsHandler(deps: {
  db: Db
  inTransaction: InTransaction
  log: Log
}): JobHandler {
  return jobHandler(endingJob, async () => {
    const failed = 'a second factor could not be taken off'
    try {
      await eachByItself(deps, await findDueLosses(deps.db), { act: endLoss, failed })
    } finally {
      await deps.inTransaction(remind)
    }
  })
}

async function remind(tx: Tx): Promise<void> {
  for (const { user_id, ends_at } of await takeToRemind(tx, secondsFromNow(day))) {
    const account = await findAccount(tx, user_id)
    if (account) await warn(tx, account, ends_at)
  }
}

async function endLoss(tx: Tx, userId: number): Promise<void> {
  if (!(await takeDueLoss(tx, userId))) return
  await revokeTokens(tx, 'keep-factor', userId)
  await removeFactor(tx, userId)
  await endSessions(tx, userId)
  await tx.emit(factorGone, { userId })
  const account = await findAccount(tx, userId)
  if (!account?.email) return
  const { name, email, language } = account
  await postMail(tx, factorGoneMail, { to: email, language, data: { name } })
}
