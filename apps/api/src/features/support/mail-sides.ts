import { personName } from '@podium/contract/person-name'
import type { Tx } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { findAccount } from '../identity/index.ts'
import type { SupportFacts } from './events.ts'
import { findCard, type SupportSide } from './list-records.ts'
import { type MailMoment, supportMails } from './mails.ts'

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
  const moment = facts.wasActive ? 'cancelledActive' : 'cancelledPending'
  return mailSide(tx, { moment, side: 'athlete' }, facts)
}

export async function mailEnded(tx: Tx, facts: SupportFacts): Promise<void> {
  await mailSide(tx, { moment: 'endedForSupporter', side: 'supporter' }, facts)
  await mailSide(tx, { moment: 'endedForAthlete', side: 'athlete' }, facts)
}

export async function mailClosed(tx: Tx, facts: SupportFacts & { reason: string }): Promise<void> {
  await mailSide(tx, { moment: 'closed', side: 'supporter' }, facts)
  await mailSide(tx, { moment: 'closed', side: 'athlete' }, facts)
}

function mailHandler(moment: MailMoment, side: SupportSide) {
  return (tx: Tx, facts: SupportFacts) => mailSide(tx, { moment, side }, facts)
}

/** Mails one side of a support; no mail where they closed their account. */
async function mailSide(
  tx: Tx,
  { moment, side }: { moment: MailMoment; side: SupportSide },
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
    other: personName({ name: other.name, lastName: other.last_name }),
    endsAt: facts.endsAt?.toISOString() ?? '',
    reason: facts.reason ?? '',
  }
  await postMail(tx, supportMails[moment], { to: email, language, data: about })
}
