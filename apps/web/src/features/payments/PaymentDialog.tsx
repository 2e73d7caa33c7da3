import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import type { Invoice as InvoiceDetails } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { Form, Unplaced } from '../../shared/forms/Form.tsx'
import { goOnWithEnter } from '../../shared/forms/goOnWithEnter.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { returnPath } from '../../shared/navigation/returnPath.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSession } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { InvoiceFields } from './InvoiceFields.tsx'
import { OpenPayment } from './OpenPayment.tsx'
import styles from './PaymentDialog.module.css'
import { ProviderForm } from './ProviderForm.tsx'
import type { Purchase } from './purchase.ts'
import {
  Consequence,
  PurchaseSummary,
  type PurchaseSummaryProps,
  PurchaseTotal,
} from './PurchaseSummary.tsx'
import { rememberedInvoice } from './queries.ts'
import { useQuote } from './useQuote.ts'
import { usePurchase, type PurchaseStep } from './usePurchase.ts'

interface Props {
  purchase: Purchase
  /** Credits one has now; undefined while that is not known. */
  available: number | undefined
  onClose: () => void
}

/**
 * Buying: for whom and what, then the provider's form (`payments.dialog`). What it costs is on top of
 * each step.
 */
export default function PaymentDialog({ purchase, available, onClose }: Props) {
  const t = usePhrases(paymentsPhrases).dialog
  const formId = useId()
  const remembered = useQuery({ ...rememberedInvoice, staleTime: Infinity })
  const { taxByBuyer } = usePublicConfig()
  const { user } = useSession()
  const buying = usePurchase(purchase, {
    known: remembered.data?.invoice,
    isPricedByBuyer: taxByBuyer,
    onOrdered: (transactionId) => returnPath.bought(user?.id, transactionId),
  })
  const { step, at, of, ordersHere, invoice, paymentForm, form } = buying
  const asked = useQuote(purchase, invoice)
  const body = useFocusOnStep(step)
  return (
    <Dialog
      title={step === 'INVOICE' && ordersHere ? t.order : t[step]}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        step === 'PAY' ? undefined : (
          <Acts formId={formId} grossCents={asked.quote?.grossCents} {...buying} />
        )
      }
    >
      <div ref={body} className="stacked-apart">
        <p className={styles.step}>{t.step(at, of)}</p>
        {step === 'INVOICE' && <PurchaseTotal purchase={purchase} isWhole={ordersHere} />}
        <OpenPayment purchase={purchase} isShown={step !== 'PAY'} />
        {/* Hidden, and not taken away: going back finds everything as it was typed. */}
        <Form
          {...form}
          id={formId}
          className="stacked"
          hidden={step !== 'INVOICE'}
          onKeyDown={goOnWithEnter}
        >
          <Invoice remembered={remembered} />
          {step === 'INVOICE' && ordersHere && <Consequence {...{ purchase, available }} />}
        </Form>
        {step === 'CONFIRM' && invoice && (
          <>
            <LastLook {...{ purchase, invoice, available, asked }} onChange={buying.back} />
            <Unplaced problems={form.problems} />
          </>
        )}
        {step === 'PAY' && paymentForm && <ProviderForm form={paymentForm} />}
      </div>
    </Dialog>
  )
}

interface ActsProps extends Pick<
  ReturnType<typeof usePurchase>,
  'step' | 'ordersHere' | 'isSending' | 'confirm' | 'back'
> {
  formId: string
  /** Undefined while the price is asked for. */
  grossCents: number | undefined
}

function Acts(props: ActsProps) {
  const { formId, grossCents, step, ordersHere, isSending, confirm, back } = props
  const t = usePhrases(paymentsPhrases).dialog
  const { money } = useFormats()
  const order = grossCents === undefined ? t.confirmUnpriced : t.confirm(money(grossCents))
  const preparing = isSending && (
    <span className="visually-hidden" role="status">
      {t.preparing}
    </span>
  )
  if (step === 'INVOICE') {
    return (
      <>
        <Button type="submit" form={formId} variant="primary" busy={isSending}>
          {ordersHere ? order : t.proceed}
        </Button>
        {ordersHere && preparing}
      </>
    )
  }
  return (
    <>
      <Button onClick={back} disabled={isSending}>
        {t.back}
      </Button>
      <Button
        variant="primary"
        busy={isSending}
        disabled={grossCents === undefined}
        onClick={confirm}
      >
        {order}
      </Button>
      {preparing}
    </>
  )
}

interface LastLookProps extends Omit<PurchaseSummaryProps, 'quote'> {
  asked: ReturnType<typeof useQuote>
}

/** The summary, once it is known what the buyer pays. */
function LastLook({ asked, ...summary }: LastLookProps) {
  const t = usePhrases(paymentsPhrases).dialog
  if (asked.quote) return <PurchaseSummary {...summary} quote={asked.quote} />
  if (!asked.hasFailed) return <Skeleton shape="block" height="18rem" />
  return (
    <ReadFailed message={t.couldNotPrice} isFetching={asked.isFetching} refetch={asked.retry} />
  )
}

interface InvoiceProps {
  remembered: { data: { invoice: InvoiceDetails } | undefined; isError: boolean }
}

/** The fields, once it is known what to begin with; typed anew where that cannot be read. */
function Invoice({ remembered: { data, isError } }: InvoiceProps) {
  const t = usePhrases(paymentsPhrases).dialog
  if (!data && !isError) return <Skeleton shape="block" height="24rem" />
  return (
    <>
      {isError && <Notice>{t.couldNotLoad}</Notice>}
      <InvoiceFields given={data?.invoice} />
    </>
  )
}

/** Users of a screen reader or the keyboard begin each step at its title. */
function useFocusOnStep(step: PurchaseStep) {
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const dialog = body.current?.closest('dialog')
    dialog?.querySelector<HTMLElement>('h2')?.focus()
    body.current?.parentElement?.scrollTo({ top: 0 })
  }, [step])
  return body
}
