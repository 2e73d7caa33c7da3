import { paths } from '@podium/contract/paths'
import type { PlanId } from '@podium/contract/plans'
import { formatsOf } from '@podium/phrases/format'
import { planMailPhrases } from '@podium/phrases/plan-mails'
import { plansPhrases } from '@podium/phrases/plans'
import { secondsFromNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { domainEvent } from '../../platform/domain-event.ts'
import { timed } from '../../platform/jobs/index.ts'
import { letter, mailKind, postMail } from '../../platform/mail/index.ts'
import { findAccount } from '../identity/index.ts'
import { renewalSeconds } from './current-plan.ts'
import { type SubscriptionRecord, takeToRemind } from './records.ts'

/** A plan ends within seven days and is to be paid again, or to end. */
export const renewalDue = domainEvent<{
  userId: number
  planId: PlanId
  endsAt: Date
  /** For who is protected a guardian pays. */
  isProtected: boolean
}>()

interface AboutRenewal {
  name: string
  planId: PlanId
  endsAt: string
  isProtected?: boolean
}

const renewalMail = mailKind<AboutRenewal>(
  'plan-renewal',
  ({ name, planId, endsAt, isProtected }, { language, link }) => {
    const { renewal } = planMailPhrases[language]
    const plan = plansPhrases[language].names[planId]
    const { ward, ...own } = renewal
    const { text, ...says } = { ...own, ...(isProtected && ward) }
    return letter(
      { ...says, subject: own.subject(plan) },
      [text(name, plan, formatsOf(language).date(endsAt))],
      link(paths.credits({ tab: 'plans' })),
    )
  },
  'planRenewalDue',
)

export const planMails = [renewalMail]

/** Every hour, asks the owners of plans that end within seven days to renew them, once. */
export const remindingHandler = timed('remind-of-renewal', '7 * * * *', async (tx) => {
  for (const ending of await takeToRemind(tx, secondsFromNow(renewalSeconds))) {
    await remind(tx, ending)
  }
})

async function remind(tx: Tx, ending: SubscriptionRecord): Promise<void> {
  const { user_id: userId, plan_id: planId, ends_at: endsAt } = ending
  const account = await findAccount(tx, userId)
  const isProtected = account?.protected ?? false
  await tx.emit(renewalDue, { userId, planId, endsAt, isProtected })
  if (!account?.email) return
  const { email, language, name } = account
  const data = { name, planId, endsAt: endsAt.toISOString(), isProtected }
  await postMail(tx, renewalMail, { to: email, language, data })
}
