import { personName } from '@podium/contract/person-name'
import type { Tx } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { findAccount } from '../identity/index.ts'
import type { SupportFacts } from './events.ts'
import { findCard, findGoalTitle, type SupportSide } from './list-records.ts'
import { type MailMoment, supportMails } from './mails.ts'
import { wasAskedLately } from './records.ts'
import { findSettings } from './settings-records.ts'

interface Which {
  moment: MailMoment
  side: SupportSide
  /** Whether the reader is told who the other side is. */
  isNamed?: boolean
}

/** Mails one side of a support; no mail where they closed their account. */
export async function mailSide(
  tx: Tx,
  { moment, side, isNamed = true }: Which,
  facts: SupportFacts & { reason?: string },
): Promise<void> {
  const { supporterId, athleteId, supportId, credits, months, thankYou, note, thanks, matched } =
    facts
  const [readerId, otherId] =
    side === 'athlete' ? [athleteId, supporterId] : [supporterId, athleteId]
  const asksAgain = moment === 'expiring' || moment === 'endedForSupporter'
  const [account, other, isKnown, goal, settings] = await Promise.all([
    findAccount(tx, readerId),
    findCard(tx, otherId),
    moment === 'requested' && wasAskedLately(tx, facts),
    facts.goalId === null ? '' : findGoalTitle(tx, supportId),
    asksAgain ? findSettings(tx, athleteId) : null,
  ])
  if (!account?.email || !other || isKnown) return
  const { email, language, name } = account
  const about = {
    ...{
      supportId,
      athleteId,
      credits,
      months,
      thankYou,
      note,
      thanks,
      matched,
      private: facts.private,
    },
    goal,
    reader: name,
    isWard: account.protected,
    isUnavailable: side === 'supporter' && (!other.shown || settings?.accepting === false),
    other: isNamed ? personName({ name: other.name, lastName: other.last_name }) : '',
    endsAt: facts.endsAt?.toISOString() ?? '',
    reason: facts.reason ?? '',
  }
  await postMail(tx, supportMails[moment], { to: email, language, data: about })
}
