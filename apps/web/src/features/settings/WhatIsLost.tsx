import { useQuery } from '@tanstack/react-query'
import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import { paths } from '@podium/contract/paths'
import { plansPhrases } from '@podium/phrases/plans'
import { settingsPhrases } from '@podium/phrases/settings'
import { useSession } from '../../client/index.ts'
import { Link } from '../../router/index.ts'
import { ownSubscription } from '../../shared/credits/ownSubscription.ts'
import { ownWallet } from '../../shared/credits/ownWallet.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { mayWithdraw } from '../../shared/payments/withdrawing.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { latestPayments, leftLots } from './queries.ts'
import styles from './settings.module.css'

/** What a member has paid for and loses by closing, and what can be had back before (`account.closing`). */
export function WhatIsLost() {
  const { user } = useSession()
  return user && user.role !== 'ADMIN' ? <OfMember /> : null
}

function OfMember() {
  const t = usePhrases(settingsPhrases).closing.lost
  const { names } = usePhrases(plansPhrases)
  const { number, date } = useFormats()
  const { data: wallet } = useQuery(ownWallet)
  const { data: own } = useQuery(ownSubscription)
  const withdrawable = useWithdrawable()
  // What is set aside or in match funds comes back first; orders under way keep the account open.
  const credits = wallet ? wallet.available + wallet.reserved + wallet.held : 0
  const plan = own?.subscription
  if (credits === 0 && !plan && !withdrawable.until) return null
  return (
    <Notice tone="danger">
      <div className={styles.lost}>
        {credits > 0 && <p>{t.credits(number(credits))}</p>}
        {plan && <p>{t.plan(names[plan.planId], date(plan.endsAt))}</p>}
        {withdrawable.until && (
          <p>
            {withdrawable.credits > 0
              ? t.withdrawCredits(number(withdrawable.credits), date(withdrawable.until))
              : t.withdrawPlan(date(withdrawable.until))}{' '}
            <Link to={paths.payments()}>{t.withdraw}</Link>
          </p>
        )}
      </div>
    </Notice>
  )
}

/** How many credits can still be withdrawn, and until when the first of what can be. */
function useWithdrawable(): { credits: number; until: string | undefined } {
  const today = calendarDay(thisMoment())
  const { data: lots } = useQuery(leftLots)
  const { data: payments } = useQuery(latestPayments)
  const isOpen = ({ withdrawableUntil: until }: { withdrawableUntil: string | null }) =>
    until !== null && until >= today
  const packs = lots?.list.filter((lot) => lot.left > 0 && isOpen(lot)) ?? []
  const plans = payments?.list.filter((paid) => paid.purpose === 'PLAN' && mayWithdraw(paid)) ?? []
  const days = [...packs, ...plans].map(({ withdrawableUntil }) => withdrawableUntil ?? '')
  return { credits: packs.reduce((sum, { left }) => sum + left, 0), until: days.toSorted()[0] }
}
