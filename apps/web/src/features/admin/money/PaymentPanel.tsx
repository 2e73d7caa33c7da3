import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { mayMovePayment, paymentStatusRules } from '@podium/contract/payment-rules'
import type { AdminPayment } from '@podium/contract/payments'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { paymentsPhrases } from '@podium/phrases/payments'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Link } from '../../../router/index.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import acts from '../frame/AdminList.module.css'
import { PersonLink } from '../frame/PersonLink.tsx'
import { ActButtons } from '../frame/RowMenu.tsx'
import { Fact, Facts, PanelPart, Words } from '../frame/SidePanel.tsx'
import { useTimes } from '../frame/useTimes.ts'
import { usePaymentItems } from './PaymentActs.tsx'
import { NoteRefund } from './NoteRefund.tsx'
import { PaymentState, useBought } from './paymentColumns.tsx'
import { PaymentId } from './PaymentId.tsx'
import { Refund } from './Refund.tsx'

/** The form of a refund had the focus, and went with it. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** How a document stands that is not issued, with the way to it. */
function DueDocument({ status }: { status: 'PENDING' | 'FAILED' }) {
  const { statuses } = usePhrases(adminMoneyPhrases).invoices
  const to = paths.admin({ part: 'payments', tab: 'invoices', status })
  return <Link to={to}>{statuses[status]}</Link>
}

/** The number of the invoice, or how it stands. */
function InvoiceState({ invoice: { number, status } }: Pick<AdminPayment, 'invoice'>) {
  return status === 'PENDING' || status === 'FAILED' ? <DueDocument status={status} /> : number
}

/** The numbers of what is issued about a refund, and how one stands that is to come. */
function CreditNotes({ invoice }: Pick<AdminPayment, 'invoice'>) {
  const { creditNotes, creditNoteDue } = invoice
  return (
    <>
      {creditNotes.join(', ')}
      {creditNoteDue && creditNotes.length > 0 && ', '}
      {creditNoteDue && <DueDocument status={creditNoteDue} />}
    </>
  )
}

function hasCreditNotes({ invoice }: AdminPayment): boolean {
  return invoice.creditNotes.length > 0 || invoice.creditNoteDue !== null
}

/** A payment in full, with what a refund of it would do (`payments.provider`). */
export function PaymentPanel({ payment }: { payment: AdminPayment }) {
  const t = usePhrases(adminMoneyPhrases).payments
  const { methods } = usePhrases(paymentsPhrases).sandbox
  const { money, number } = useFormats()
  const { moment } = useTimes()
  const bought = useBought()
  const [step, setStep] = useState<'before' | 'asked' | 'done'>('before')
  const { items, isBusy } = usePaymentItems(payment)
  const noting = useDialog(`note-refund-${payment.transactionId}`)
  const { user, status, netCents, method, createdAt, paidAt, refundedAt } = payment
  const { transactionId, owedCredits, refundReason, refundedCents, refundUnderWay, refundByHand } =
    payment
  if (step === 'asked') return <Refund payment={payment} onClose={() => setStep('done')} />
  return (
    <>
      <Facts>
        <Fact name={t.status}>
          <PaymentState payment={payment} />
        </Fact>
        <Fact name={t.columns.who}>
          <PersonLink person={user} />
        </Fact>
        <Fact name={t.columns.what}>{bought(payment)}</Fact>
        <Fact name={t.net}>{money(netCents)}</Fact>
        <Fact name={t.method}>{method ? methods[method] : t.unknownMethod}</Fact>
        <Fact name={t.columns.when} at={createdAt} />
        <Fact name={t.paid} at={paidAt} />
        <Fact name={t.refundedOn}>
          {refundedAt && `${money(refundedCents)}, ${moment(refundedAt)}`}
        </Fact>
        <Fact name={t.becameDebt}>{owedCredits > 0 && t.credits(number(owedCredits))}</Fact>
        <Fact name={t.invoice}>
          {payment.invoice.status !== 'NONE' && <InvoiceState invoice={payment.invoice} />}
        </Fact>
        <Fact name={t.creditNotes}>
          {hasCreditNotes(payment) && <CreditNotes invoice={payment.invoice} />}
        </Fact>
        <Fact name={t.columns.id}>
          <PaymentId transactionId={transactionId} />
        </Fact>
      </Facts>
      {refundReason && (
        <PanelPart title={t.why}>
          <Words>{refundReason}</Words>
        </PanelPart>
      )}
      {!payment.providerAsked && paymentStatusRules[status].isOpen && <p>{t.providerGone}</p>}
      {refundUnderWay && <p>{refundByHand ? t.refundByHand : t.refundUnderWay}</p>}
      <p>
        <Link to={paths.admin({ part: 'payments', userId: user.id })}>{t.person}</Link>
      </p>
      <ActButtons items={items.filter(({ to }) => to === undefined)} busy={isBusy}>
        {mayMovePayment('refund', status) && !refundUnderWay && (
          <Button
            ref={step === 'done' ? focus : undefined}
            size="small"
            className={acts.danger}
            onClick={() => setStep('asked')}
          >
            {t.refund}
          </Button>
        )}
        {refundByHand && (
          <Button size="small" onClick={noting.open}>
            {t.noteRefund}
          </Button>
        )}
      </ActButtons>
      {noting.isOpen && <NoteRefund payment={payment} onClose={noting.close} />}
    </>
  )
}
