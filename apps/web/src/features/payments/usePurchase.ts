import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Invoice, PaymentForm } from '@podium/contract/payments'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { Refusal } from '../../client/index.ts'
import { invoiceIn, isWhole, purchaseBody, purchaseRoute, type Purchase } from './purchase.ts'

export const purchaseSteps = ['INVOICE', 'CONFIRM', 'PAY'] as const
export type PurchaseStep = (typeof purchaseSteps)[number]

/**
 * The steps of buying: the invoice is typed and held against the rules, looked at once more, and only
 * then sent. The server answers with the provider's form; sent again it answers the same one
 * (`acts.idempotent`). Who is known begins with the second step.
 */
export function usePurchase(purchase: Purchase, known: Invoice | undefined) {
  const [chosen, setStep] = useState<PurchaseStep | null>(null)
  const [typed, setInvoice] = useState<Invoice | null>(null)
  const whole = known && isWhole(known) ? known : null
  const step = chosen ?? (whole ? 'CONFIRM' : 'INVOICE')
  const invoice = typed ?? whole
  const [paymentForm, setPaymentForm] = useState<PaymentForm | null>(null)
  const keyFor = useIdempotencyKey()
  const key = useRef('')
  const isConfirmed = useRef(false)
  const queryClient = useQueryClient()

  const { form, isBusy, errorOf } = useContractForm({
    route: () => purchaseRoute(purchase),
    input: (texts) => {
      const body = purchaseBody(purchase, invoiceIn(texts))
      key.current = keyFor(body)
      return { body }
    },
    options: () => ({ idempotencyKey: key.current }),
    confirm: (texts) => {
      const goes = isConfirmed.current
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
    invoice,
    paymentForm,
    form,
    errorOf,
    isSending: isBusy && step === 'CONFIRM',
    confirm: () => {
      isConfirmed.current = true
      form.ref.current?.requestSubmit()
    },
    back: () => setStep('INVOICE'),
  }
}
