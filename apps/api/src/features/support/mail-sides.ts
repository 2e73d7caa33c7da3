import type { Tx } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { findAccount } from '../identity/index.ts'
import type { SupportFacts } from './events.ts'
import { findCard, type Side } from './list-records.ts'
import { type Step, supportMails } from './mails.ts'

/*
 * The mails of a support, as handlers of its events: `app/event-handlers.ts` connects them, so that who is told of
 * what, and who may switch it off, is decided in one place.
 */

export const mailRequested = mailHandler('requested', 'athlete')
export const mailAccepted = mailHandler('accepted', 'supporter')
export const mailRejected = mailHandler('rejected', 'supporter')
export const mailUnanswered = mailHandler('unanswered', 'supporter')
export const mailExpiring = mailHandler('expiring', 'supporter')

export function mailCancelled(tx: Tx, facts: SupportFacts & { wasActive: boolean }): Promise<void> {
  const step = facts.wasActive ? 'cancelledActive' : 'cancelledPending'
  return mailSide(tx, { step, side: 'athlete' }, facts)
}

export async function mailEnded(tx: Tx, facts: SupportFacts): Promise<void> {
  await mailSide(tx, { step: 'endedForSupporter', side: 'supporter' }, facts)
  await mailSide(tx, { step: 'endedForAthlete', side: 'athlete' }, facts)
}

export async function mailClosed(tx: Tx, facts: SupportFacts & { reason: string }): Promise<void> {
  await mailSide(tx, { step: 'closed', side: 'supporter' }, facts)
  await mailSide(tx, { step: 'closed', side: 'athlete' }, facts)
}

function mailHandler(step: Step, side: Side) {
  return (tx: Tx, facts: SupportFacts) => mailSide(tx, { step, side }, facts)
}

/** Mails one side of a support; nobody where they closed their account. */
async function mailSide(
  tx: Tx,
  { step, side }: { step: Step; side: Side },
  facts: SupportFacts & { reason?: string },
): Promise<void> {
  const { supporterId, athleteId, supportId, credits, months, thankYou } = facts
  const [readerId, otherId] =
    side === 'athlete' ? [athleteId, supporterId] : [supporterId, athleteId]
  const [account, other] = await Promise.all([findAccount(tx, readerId), findCard(tx, otherId)])
  if (!account?.email || !other) return
  const { email, language, name } = account
  const about = {
    ...{ supportId, athleteId, credits, months, thankYou, private: facts.private },
    reader: name,
    other: `${other.name} ${other.last_name}`.trim(),
    endsAt: facts.endsAt?.toISOString() ?? '',
    reason: facts.reason ?? '',
  }
  await postMail(tx, supportMails[step], { to: email, language, data: about })
}
