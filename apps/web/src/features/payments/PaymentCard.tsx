import { paths } from '@podium/contract/paths'
import { paymentStatusRules } from '@podium/contract/payment-rules'
import type { Payment, PaymentStatus } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useNearMoment } from '../../shared/rendering/useNearMoment.ts'
import { useMay } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { paymentTones } from '../../shared/payments/paymentTones.ts'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { PaymentDetails } from './PaymentDetails.tsx'
import styles from './PaymentsScreen.module.css'
import { RetryLink } from './RetryLink.tsx'
import { usePaymentName } from './usePaymentName.ts'
import { openedHere, useWithdrawPlace } from './useWithdrawPlace.ts'
import { mayWithdraw } from '../../shared/payments/withdrawing.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'

/** Until when it can be withdrawn, and what is on its way back. */
function WithdrawalState({ payment }: { payment: Payment }) {
  const t = usePhrases(paymentsPhrases).list
  const { day } = useFormats()
  const { refundUnderWay, withdrawableUntil: until } = payment
  if (refundUnderWay) return <span className="quiet">{t.underWay}</span>
  if (!until || !mayWithdraw(payment)) return null
  return <span className="quiet">{t.withdrawUntil(day(until))}</span>
}

/** That an invoice or a credit note will come; what is there is among the documents. */
function InvoiceState({ payment: { invoice } }: { payment: Payment }) {
  const t = usePhrases(paymentsPhrases).list
  const { number, status, creditNoteDue } = invoice
  const said = number === null && t.invoiceStates[status]('')
  // A credit note waits for its invoice: what it is said to be at is not true before.
  const note = said ? t.creditNoteAfter : creditNoteDue && t.creditNoteDue[creditNoteDue]
  return (
    <>
      {said && <span className="quiet">{said}</span>}
      {creditNoteDue && <span className="quiet">{note}</span>}
    </>
  )
}

/** How it stands; of one that was partly given back, how much. */
function State({ payment: { status, refundedCents } }: { payment: Payment }) {
  const t = usePhrases(paymentsPhrases)
  const { money } = useFormats()
  if (status === 'PAID' && refundedCents > 0)
    return <Badge tone="neutral">{t.list.refunded(money(refundedCents))}</Badge>
  return <Badge tone={paymentTones[status]}>{t.status.names[status]}</Badge>
}

/** What was paid; of one that was partly given back, also what is left of it. */
function Amount({ payment: { status, grossCents, refundedCents } }: { payment: Payment }) {
  const t = usePhrases(paymentsPhrases).list
  const { money } = useFormats()
  return (
    <span className={styles.amount}>
      {money(grossCents)}
      {status === 'PAID' && refundedCents > 0 && (
        <small>{t.afterRefund(money(grossCents - refundedCents))}</small>
      )}
    </span>
  )
}

/** A payment in the list: what for, when, how and how it stands. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const t = usePhrases(paymentsPhrases)
  const moment = useNearMoment()
  const name = usePaymentName(payment)
  const { status, method, createdAt, transactionId } = payment
  const place = useWithdrawPlace()
  const spends = useMay('SPEND')
  const { isOpen, hasFailed } = paymentStatusRules[status]
  return (
    <li className={styles.payment} data-came-to-nothing={cameToNothing(status) || undefined}>
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className="quiet">
          <Facts
            of={[
              <time key="when" dateTime={createdAt}>
                {moment(createdAt)}
              </time>,
              method && t.sandbox.methods[method],
            ]}
          />
        </span>
        <WithdrawalState payment={payment} />
        <InvoiceState payment={payment} />
      </div>
      <Amount payment={payment} />
      <span className={styles.state}>
        <State payment={payment} />
      </span>
      <div className={styles.acts}>
        {spends && isOpen && (
          <LinkButton to={paths.paymentStatus({ id: transactionId })} size="small">
            {t.list.look}
          </LinkButton>
        )}
        {hasFailed && <RetryLink payment={payment} name={name} />}
        {spends && mayWithdraw(payment) && (
          <LinkButton
            to={place.addressOf(transactionId)}
            state={openedHere}
            preventScrollReset
            size="small"
            aria-label={t.list.withdrawFrom(name)}
          >
            {t.list.withdraw}
          </LinkButton>
        )}
        <PaymentDetails payment={payment} name={name} />
      </div>
    </li>
  )
}

function cameToNothing(status: PaymentStatus): boolean {
  return status === 'REFUNDED' || paymentStatusRules[status].hasFailed
}
