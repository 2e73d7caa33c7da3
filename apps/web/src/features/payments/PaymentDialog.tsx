import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import type { Invoice as InvoiceDetails } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { shellPhrases } from '@podium/phrases/shell'
import { Form, Unplaced } from '../../shared/forms/Form.tsx'
import { goOnWithEnter } from '../../shared/forms/goOnWithEnter.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { InvoiceFields } from './InvoiceFields.tsx'
import { OpenPayment } from './OpenPayment.tsx'
import styles from './PaymentDialog.module.css'
import { ProviderForm } from './ProviderForm.tsx'
import type { Purchase } from './purchase.ts'
import { PurchaseSummary, type PurchaseSummaryProps, PurchaseTotal } from './PurchaseSummary.tsx'
import { rememberedInvoice } from './queries.ts'
import { useQuote } from './useQuote.ts'
import { purchaseSteps, usePurchase, type PurchaseStep } from './usePurchase.ts'

interface Props {
  purchase: Purchase
  /** Credits one has now; undefined while that is not known. */
  available: number | undefined
  onClose: () => void
}

/**
 * Buying: invoice details, a last look, then the provider's form (`payments.dialog`). What it costs
 * is on top of each.
 */
export default function PaymentDialog({ purchase, available, onClose }: Props) {
  const t = usePhrases(paymentsPhrases).dialog
  const formId = useId()
  const remembered = useQuery({ ...rememberedInvoice, staleTime: Infinity })
  const buying = usePurchase(purchase, remembered.data?.invoice)
  const { step, invoice, paymentForm, form, errorOf } = buying
  const asked = useQuote(purchase, invoice)
  const body = useFocusOnStep(step)
  return (
    <Dialog
      title={t[step]}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        step === 'PAY' ? undefined : (
          <Acts formId={formId} grossCents={asked.quote?.grossCents} {...buying} />
        )
      }
    >
      <div ref={body} className={styles.body}>
        <p className={styles.step}>
          {t.step(purchaseSteps.indexOf(step) + 1, purchaseSteps.length)}
        </p>
        {step === 'INVOICE' && <PurchaseTotal purchase={purchase} />}
        <OpenPayment purchase={purchase} isShown={step !== 'PAY'} />
        {/* Hidden, and not taken away: going back finds everything as it was typed. */}
        <Form
          {...form}
          id={formId}
          className={styles.form}
          hidden={step !== 'INVOICE'}
          onKeyDown={goOnWithEnter}
        >
          <Invoice remembered={remembered} errorOf={errorOf} />
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
  'step' | 'isSending' | 'confirm' | 'back'
> {
  formId: string
  /** Undefined while the price is asked for. */
  grossCents: number | undefined
}

function Acts({ formId, grossCents, step, isSending, confirm, back }: ActsProps) {
  const t = usePhrases(paymentsPhrases).dialog
  const { money } = useFormats()
  if (step === 'INVOICE') {
    return (
      <Button type="submit" form={formId} variant="primary">
        {t.proceed}
      </Button>
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
        {grossCents === undefined ? t.confirmUnpriced : t.confirm(money(grossCents))}
      </Button>
      {isSending && (
        <span className="visually-hidden" role="status">
          {t.preparing}
        </span>
      )}
    </>
  )
}

interface LastLookProps extends Omit<PurchaseSummaryProps, 'quote'> {
  asked: ReturnType<typeof useQuote>
}

/** The summary, once it is known what the buyer pays. */
function LastLook({ asked, ...summary }: LastLookProps) {
  const t = usePhrases(paymentsPhrases).dialog
  const { retry } = usePhrases(shellPhrases)
  if (asked.quote) return <PurchaseSummary {...summary} quote={asked.quote} />
  if (!asked.hasFailed) return <Skeleton shape="block" height="18rem" />
  return (
    <LoadError
      message={t.couldNotPrice}
      retryLabel={retry}
      busy={asked.isFetching}
      onRetry={asked.retry}
    />
  )
}

interface InvoiceProps {
  remembered: { data: { invoice: InvoiceDetails } | undefined; isError: boolean }
  errorOf: (field: string) => string | undefined
}

/** The fields, once it is known what to begin with; typed anew where that cannot be read. */
function Invoice({ remembered: { data, isError }, errorOf }: InvoiceProps) {
  const t = usePhrases(paymentsPhrases).dialog
  if (!data && !isError) return <Skeleton shape="block" height="24rem" />
  return (
    <>
      {isError && <Notice>{t.couldNotLoad}</Notice>}
      <InvoiceFields given={data?.invoice} errorOf={errorOf} />
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
