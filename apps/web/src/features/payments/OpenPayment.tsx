import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { paymentStatusRules } from '@podium/contract/payment-rules'
import { paymentsPhrases } from '@podium/phrases/payments'
import { Link } from '../../router/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { ClockIcon } from '../../ui/icons/signs.tsx'
import type { Purchase } from './purchase.ts'
import { ownPayments } from './queries.ts'

/** A buyer who has begun to pay for the same thing hears of it; going on shows that payment again. */
export function OpenPayment({ purchase, isShown }: { purchase: Purchase; isShown: boolean }) {
  const t = usePhrases(paymentsPhrases).dialog
  const { data } = useQuery(ownPayments(0))
  const open = data?.list.find(
    ({ status, creditAmount, planId }) =>
      paymentStatusRules[status].isOpen &&
      (purchase.kind === 'CREDITS'
        ? creditAmount === purchase.credits
        : planId === purchase.planId),
  )
  if (!open || !isShown) return null
  return (
    <Notice icon={<ClockIcon />}>
      {t.open}{' '}
      <Link to={paths.paymentStatus({ id: open.transactionId })} replace>
        {t.openAction}
      </Link>
    </Notice>
  )
}
