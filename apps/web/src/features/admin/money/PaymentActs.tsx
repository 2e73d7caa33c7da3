import { paths } from '@podium/contract/paths'
import { mayMovePayment } from '@podium/contract/payment-rules'
import type { AdminPayment } from '@podium/contract/payments'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { useFileDownload } from '../../../shared/downloads/useFileDownload.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Menu } from '../../../ui/actions/Menu.tsx'
import { ChevronDownIcon } from '../../../ui/icons/signs.tsx'
import { useAct } from '../frame/useAct.ts'
import { checkAgain, downloadReceiptOf } from './queries.ts'
import { RefundDialog } from './RefundDialog.tsx'

/** What can be done about a payment. */
export function PaymentActs({ payment }: { payment: AdminPayment }) {
  const t = usePhrases(adminMoneyPhrases).payments
  const common = usePhrases(adminPhrases)
  const { isBusy, run } = useAct()
  const { transactionId, status, hasReceipt, user } = payment
  const refund = useDialog(`refund-${transactionId}`)
  const receipt = useFileDownload(() => downloadReceiptOf(transactionId), t.receiptFailed)
  const check = () =>
    run(async () => t.checked(t.statuses[(await checkAgain(transactionId)).status]))
  return (
    <>
      <Menu
        trigger={(props) => (
          <Button
            {...props}
            size="small"
            busy={isBusy || receipt.isBusy}
            iconAfter={<ChevronDownIcon />}
            aria-label={common.actionsFor(transactionId)}
          >
            {common.actions}
          </Button>
        )}
        items={[
          { label: t.check, onSelect: check },
          ...(hasReceipt ? [{ label: t.receipt, onSelect: receipt.download }] : []),
          { label: t.person, to: paths.admin({ part: 'payments', userId: user.id }) },
          ...(mayMovePayment('refund', status)
            ? [{ label: t.refund, danger: true, onSelect: refund.open }]
            : []),
        ]}
      />
      {refund.isOpen && <RefundDialog payment={payment} onClose={refund.close} />}
    </>
  )
}
