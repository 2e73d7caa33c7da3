import type { ReactNode } from 'react'
import { paymentStatusRules } from '@podium/contract/payment-rules'
import type { Payment } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { useMay } from '../../client/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import styles from './PaymentStatusDialog.module.css'
import { ReceiptButton } from './ReceiptButton.tsx'
import { RetryLink } from './RetryLink.tsx'
import { SandboxControls } from './SandboxControls.tsx'
import { StatusIcon } from './StatusIcon.tsx'
import { usePaymentName } from './usePaymentName.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import { Facts } from '../../ui/surfaces/Facts.tsx'

interface Props {
  payment: Payment
  /** On with what was paid for. */
  onward?: ReactNode
  /** The time to pay in is over: it may be worth asking how it stands. */
  onTimeOver: () => void
  onClose: () => void
}

/** The result of a payment in one of its six states; while it waits, how to pay it. */
export function PaymentStatusDialog({ payment, onward, onTimeOver, onClose }: Props) {
  const t = usePhrases(paymentsPhrases)
  const { money } = useFormats()
  const { status, purpose, transactionId, isTest, refundedCents, refundedCredits } = payment
  const texts = purpose === 'PLAN' ? t.status.plan : t.status.credits
  const isPartlyBack = status === 'PAID' && refundedCents > 0
  const isMoneyAlone = status === 'REFUNDED' && purpose === 'CREDITS' && refundedCredits === 0
  const text = isMoneyAlone ? t.status.moneyAlone : texts[status]
  const isWaiting = status === 'PENDING'
  return (
    <Dialog
      title={t.status.title}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={<Ways {...{ payment, onward, onClose }} />}
    >
      <div className="stacked-apart">
        {/* Announced when it changes while the buyer is waiting. */}
        <div className={styles.words} role="status">
          <StatusIcon status={status} />
          <h3 className={styles.title}>{t.status.titles[status]}</h3>
          <p>{isPartlyBack ? t.status.partly(money(refundedCents)) : text}</p>
          <What payment={payment} />
        </div>
        {isWaiting && <WaitingRoom payment={payment} onTimeOver={onTimeOver} />}
        {isWaiting && isTest && <SandboxControls transactionId={transactionId} />}
      </div>
    </Dialog>
  )
}

function What({ payment }: { payment: Payment }) {
  const { money } = useFormats()
  const name = usePaymentName(payment)
  return (
    <p className={styles.what}>
      <Facts of={[name, money(payment.grossCents)]} />
    </p>
  )
}

function Ways({ payment, onward, onClose }: Omit<Props, 'onTimeOver'>) {
  const t = usePhrases(paymentsPhrases).status
  const { status, purpose, hasReceipt } = payment
  // Who pays for somebody without seeing their money reads no receipt of it.
  const mayRead = useMay('MONEY_READ')
  const goesOn = status === 'PAID' && purpose === 'CREDITS' && Boolean(onward)
  const { hasFailed } = paymentStatusRules[status]
  const hasBetter = goesOn || hasFailed
  return (
    <>
      {hasReceipt && mayRead && <ReceiptButton payment={payment} label={t.receipt} />}
      <Button
        variant={hasBetter ? 'secondary' : 'primary'}
        onClick={onClose}
        data-autofocus={!hasBetter || undefined}
      >
        {t.close}
      </Button>
      {hasFailed && <RetryLink payment={payment} />}
      {goesOn && onward}
    </>
  )
}
