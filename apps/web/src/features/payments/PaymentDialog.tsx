import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { paymentsPhrases } from '@podium/phrases/payments'
import { shellPhrases } from '@podium/phrases/shell'
import { Form } from '../../shared/forms/Form.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { InvoiceFields } from './InvoiceFields.tsx'
import { OpenPayment } from './OpenPayment.tsx'
import styles from './PaymentDialog.module.css'
import { ProviderForm } from './ProviderForm.tsx'
import type { Purchase } from './purchase.ts'
import { PurchaseSummary } from './PurchaseSummary.tsx'
import { rememberedInvoice } from './queries.ts'
import { purchaseSteps, usePurchase, type PurchaseStep } from './usePurchase.ts'

interface Props {
  purchase: Purchase
  /** Credits one has now; undefined while that is not known. */
  available: number | undefined
  onClose: () => void
}

/** Buying: invoice details, a last look, then the provider's form (`payments.dialog`). */
export default function PaymentDialog({ purchase, available, onClose }: Props) {
  const t = usePhrases(paymentsPhrases).dialog
  const { close } = usePhrases(shellPhrases)
  const formId = useId()
  const buying = usePurchase(purchase)
  const { step, invoice, paymentForm, form, errorOf } = buying
  const body = useFocusOnStep(step)
  return (
    <Dialog
      title={t[step]}
      closeLabel={close}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        step === 'PAY' ? undefined : (
          <Acts formId={formId} grossCents={purchase.grossCents} {...buying} />
        )
      }
    >
      <div ref={body} className={styles.body}>
        <p className={styles.step}>
          {t.step(purchaseSteps.indexOf(step) + 1, purchaseSteps.length)}
        </p>
        <OpenPayment purchase={purchase} isShown={step === 'INVOICE'} />
        {/* Hidden, and not taken away: going back finds everything as it was typed. */}
        <Form {...form} id={formId} className={styles.form} hidden={step !== 'INVOICE'}>
          <Invoice errorOf={errorOf} />
        </Form>
        {step === 'CONFIRM' && invoice && (
          <PurchaseSummary {...{ purchase, invoice, available }} onChange={buying.back} />
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
  grossCents: number
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
      <Button variant="primary" busy={isSending} onClick={confirm}>
        {t.confirm(money(grossCents))}
      </Button>
      {isSending && (
        <span className="visually-hidden" role="status">
          {t.preparing}
        </span>
      )}
    </>
  )
}

/** The fields, once it is known what to begin with; typed anew where that cannot be read. */
function Invoice({ errorOf }: { errorOf: (field: string) => string | undefined }) {
  const t = usePhrases(paymentsPhrases).dialog
  const { data, isError } = useQuery({ ...rememberedInvoice, staleTime: Infinity })
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
