import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Invoice, PaymentForm } from '@podium/contract/payments'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { Refusal } from '../../client/index.ts'
import { invoiceIn, isWhole, purchaseBody, purchaseRoute, type Purchase } from './purchase.ts'

export type PurchaseStep = 'INVOICE' | 'CONFIRM' | 'PAY'

interface Options {
  /** The invoice of last time; undefined until it is known. */
  known: Invoice | undefined
  /** What it costs depends on whom the invoice is made out to. */
  isPricedByBuyer: boolean
  /** Told once there is a payment, by its id. */
  onOrdered: (transactionId: string) => void
}

/**
 * The steps of buying: the invoice is typed and held against the rules, what it costs and brings is looked
 * at, and only then is it sent. Both are one step, unless the price follows from the invoice; who is known
 * sees the invoice as one line of it. The server answers with the provider's form; sent again it answers the
 * same one (`acts.idempotent`).
 */
export function usePurchase(purchase: Purchase, { known, isPricedByBuyer, onOrdered }: Options) {
  const [chosen, setStep] = useState<PurchaseStep | null>(null)
  const [typed, setInvoice] = useState<Invoice | null>(null)
  const whole = known && isWhole(known) ? known : null
  const step = chosen ?? (whole ? 'CONFIRM' : 'INVOICE')
  const invoice = typed ?? whole
  const [paymentForm, setPaymentForm] = useState<PaymentForm | null>(null)
  const keyFor = useIdempotencyKey('purchase')
  const isConfirmed = useRef(false)
  const queryClient = useQueryClient()

  const { form, isBusy } = useContractForm({
    route: () => purchaseRoute(purchase),
    input: (texts) => ({ body: purchaseBody(purchase, invoiceIn(texts)) }),
    keyFor,
    confirm: (texts) => {
      const goes = isConfirmed.current || !isPricedByBuyer
      isConfirmed.current = false
      setInvoice(invoiceIn(texts))
      if (!goes) setStep('CONFIRM')
      return goes
    },
    onBroken: () => {
      isConfirmed.current = false
      setStep('INVOICE')
    },
    onDone: (reply) => {
      setPaymentForm(reply)
      setStep('PAY')
      onOrdered(reply.transactionId)
      void queryClient.invalidateQueries({ queryKey: ['payments'] })
    },
    onError: (error) => {
      const isAboutFields = error instanceof Refusal && Object.keys(error.fields).length > 0
      if (isAboutFields) setStep('INVOICE')
      return false
    },
  })

  return {
    step,
    ...placeOf(step, isPricedByBuyer),
    /** What is typed is ordered from here, without another look. */
    ordersHere: step === 'CONFIRM' || (step === 'INVOICE' && !isPricedByBuyer),
    invoice,
    paymentForm,
    form,
    isSending: isBusy,
    confirm: () => {
      isConfirmed.current = true
      form.ref.current?.requestSubmit()
    },
    back: () => setStep('INVOICE'),
  }
}

/** Which step it is, from 1, and of how many. */
function placeOf(step: PurchaseStep, isPricedByBuyer: boolean): { at: number; of: number } {
  if (!isPricedByBuyer) return { at: step === 'PAY' ? 2 : 1, of: 2 }
  return { at: ['INVOICE', 'CONFIRM', 'PAY'].indexOf(step) + 1, of: 3 }
}
