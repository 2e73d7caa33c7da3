import { paths } from '@podium/contract/paths'
import type { AdminPayment } from '@podium/contract/payments'
import { personName } from '@podium/contract/person-name'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useFileDownload } from '../../../shared/downloads/useFileDownload.ts'
import type { MenuItem } from '../../../ui/actions/Menu.tsx'
import { RowMenu } from '../frame/RowMenu.tsx'
import { useAct } from '../frame/useAct.ts'
import { checkAgain, downloadReceiptOf } from './queries.ts'

/** What can be done about a payment at once; a refund is looked at first, in its panel. */
export function usePaymentItems(payment: AdminPayment) {
  const { transactionId, hasReceipt, providerAsked, user } = payment
  const t = usePhrases(adminMoneyPhrases).payments
  const { isBusy, run } = useAct()
  const receipt = useFileDownload(() => downloadReceiptOf(transactionId), t.receiptFailed)
  const check = () =>
    run(async () => t.checked(t.statuses[(await checkAgain(transactionId)).status]))
  const items: MenuItem[] = [
    ...(providerAsked ? [{ label: t.check, onSelect: check }] : []),
    ...(hasReceipt ? [{ label: t.receipt, onSelect: receipt.download }] : []),
    { label: t.person, to: paths.admin({ part: 'payments', userId: user.id }) },
  ]
  return { items, isBusy: isBusy || receipt.isBusy }
}

export function PaymentActs({ payment }: { payment: AdminPayment }) {
  const { items, isBusy } = usePaymentItems(payment)
  return <RowMenu name={personName(payment.user)} items={items} busy={isBusy} />
}
