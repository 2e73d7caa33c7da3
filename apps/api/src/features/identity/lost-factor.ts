import { day, hour, minute, now, secondsFromNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { refuseMailed, type Viewer } from '../../platform/http/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordAct } from '../audit/index.ts'
import { factorLost } from './events.ts'
import { deleteLoss, findLossEnd, insertLoss } from './lost-factor-records.ts'
import { findOpenAbout, issueToken, revokeTokens, useToken } from './mailed-tokens.ts'
import { factorKeptMail, factorWaitsMail, lostFactorMail } from './mails.ts'
import { type AccountRecord, findAccount } from './records.ts'
import { hasFactor, passwordMailedAt } from './two-factor.ts'

// Whoever has neither app nor recovery code proves password and mailbox, and then waits, while everybody who
// could be the owner is told and can stop it: each of the two alone must get nowhere, and a thief of both only
// slowly and in the owner's sight (`sign-in.lost-factor`).

const waitingSeconds = 7 * day

// A password that was set by mail proves the mailbox once more and nothing else: who reads somebody's mail
// has both. The owner then has longer to notice that their password is another one.
const waitingSecondsAfterReset = 30 * day

/**
 * Mails the link that begins the waiting time to who has just given the password. Refused with `stateChanged`
 * where there is no second factor, and with `forbidden` for admins, for whom another admin does it.
 */
export async function askForLostFactor(
  tx: Tx,
  account: AccountRecord,
  mayMail: (email: string) => Promise<boolean>,
): Promise<void> {
  if (account.role === 'ADMIN') refuse('forbidden')
  if (!(await hasFactor(tx, account.id))) refuse('stateChanged')
  const { id: userId, email, language, name } = account
  if (!email) return
  if (!(await mayMail(email))) {
    // The link that is on its way goes on working; where none does, nobody is left to wait for one.
    return (await findOpenAbout(tx, 'lost-factor', userId)) ? undefined : refuseMailed()
  }
  await revokeTokens(tx, 'lost-factor', userId)
  const token = await issueToken(tx, {
    purpose: 'lost-factor',
    userId,
    seconds: hour,
    about: email,
  })
  await postMail(tx, lostFactorMail, { to: email, language, data: { name, token } })
}

/** Begins the waiting time with the mailed link; one that runs already goes on as it is. */
export async function confirmLostFactor(tx: Tx, secret: string): Promise<{ endsAt: string }> {
  const used = (await useToken(tx, 'lost-factor', secret)) ?? refuse('invalidToken')
  const account = (await findAccount(tx, used.userId)) ?? refuse('invalidToken')
  if (!(await hasFactor(tx, account.id))) refuse('invalidToken')
  return beginWaiting(tx, account)
}

/**
 * Begins the waiting time for another admin, whose password stays the other half of their proof. It takes
 * an admin who has a second factor of their own.
 */
export async function reportLostFactorOfAdmin(
  tx: Tx,
  viewer: Viewer,
  { id, reason }: { id: number; reason: string },
): Promise<{ endsAt: string }> {
  const account = (await findAccount(tx, id)) ?? refuse('userNotFound')
  if (account.role !== 'ADMIN') refuse('userNotFound')
  if (id === viewer.id || !(await hasFactor(tx, viewer.id))) refuse('forbidden')
  if (!(await hasFactor(tx, id))) refuse('stateChanged')
  await recordAct(tx, viewer, { act: 'FACTOR_REPORTED_LOST', on: { kind: 'user', id }, reason })
  return beginWaiting(tx, account)
}

async function beginWaiting(tx: Tx, account: AccountRecord): Promise<{ endsAt: string }> {
  const { id: userId } = account
  const ends = await insertLoss(tx, { userId, endsAt: await endOfWait(tx, userId) })
  const endsAt = ends ?? (await findLossEnd(tx, userId)) ?? refuse('stateChanged')
  if (ends) {
    await warn(tx, account, endsAt)
    await tx.emit(factorLost, { userId, endsAt })
  }
  return { endsAt: endsAt.toISOString() }
}

async function endOfWait(tx: Tx, userId: number): Promise<Date> {
  const mailedAt = await passwordMailedAt(tx, userId)
  const least = secondsFromNow(waitingSeconds)
  const afterReset = mailedAt && new Date(mailedAt.getTime() + waitingSecondsAfterReset * 1000)
  return afterReset && afterReset > least ? afterReset : least
}

/** Tells the owner until when they can stop it, with a link that does. */
export async function warn(
  tx: Tx,
  { id, email, name, language }: Pick<AccountRecord, 'id' | 'email' | 'name' | 'language'>,
  endsAt: Date,
): Promise<void> {
  if (!email) return
  const token = await issueKeepToken(tx, id, endsAt)
  const data = { name, token, at: endsAt.toISOString() }
  await postMail(tx, factorWaitsMail, { to: email, language, data })
}

/** A token with which anybody who was told stops the waiting, as long as it lasts. */
export function issueKeepToken(tx: Tx, userId: number, endsAt: Date): Promise<string> {
  const seconds = Math.ceil((endsAt.getTime() - now().getTime()) / 1000) + minute
  return issueToken(tx, { purpose: 'keep-factor', userId, seconds })
}

/** Stops the waiting with the link of a warning. */
export async function keepFactor(tx: Tx, secret: string): Promise<void> {
  const used = (await useToken(tx, 'keep-factor', secret)) ?? refuse('invalidToken')
  if (!(await stopWaiting(tx, used.userId))) refuse('invalidToken')
}

/** Stops the waiting from a session of its owner. */
export async function keepOwnFactor(tx: Tx, viewer: Viewer): Promise<void> {
  if (!(await stopWaiting(tx, viewer.id))) refuse('stateChanged')
}

/**
 * Ends the waiting, and with it every link of it, whoever shows that the second factor is not lost or that
 * the account is theirs. False where nobody waited.
 */
export async function stopWaiting(tx: Tx, userId: number): Promise<boolean> {
  await revokeTokens(tx, 'lost-factor', userId)
  if (!(await deleteLoss(tx, userId))) return false
  await revokeTokens(tx, 'keep-factor', userId)
  const account = await findAccount(tx, userId)
  if (account?.email) {
    const { name, email, language } = account
    await postMail(tx, factorKeptMail, { to: email, language, data: { name } })
  }
  return true
}
