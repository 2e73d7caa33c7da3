import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Invoice, PaymentForm } from '@podium/contract/payments'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { Refusal } from '../../client/index.ts'
import { invoiceIn, purchaseBody, purchaseRoute, type Purchase } from './purchase.ts'

export const purchaseSteps = ['INVOICE', 'CONFIRM', 'PAY'] as const
export type PurchaseStep = (typeof purchaseSteps)[number]

/**
 * The steps of buying: the invoice is typed and held against the rules, looked at once more, and only
 * then sent. The server answers with the provider's form; sent again it answers the same one
 * (`acts.idempotent`).
 */
export function usePurchase(purchase: Purchase) {
  const [step, setStep] = useState<PurchaseStep>('INVOICE')
  const [invoice, setInvoice] = useState<Invoice | null>(null)
  const [paymentForm, setPaymentForm] = useState<PaymentForm | null>(null)
  const keyFor = useIdempotencyKey()
  const key = useRef('')
  const isConfirmed = useRef(false)
  const queryClient = useQueryClient()

  const { form, isBusy, errorOf } = useContractForm({
    route: () => purchaseRoute(purchase),
    input: (typed) => {
      const body = purchaseBody(purchase, invoiceIn(typed))
      key.current = keyFor(body)
      return { body }
    },
    options: () => ({ idempotencyKey: key.current }),
    confirm: (typed) => {
      const goes = isConfirmed.current
      isConfirmed.current = false
      setInvoice(invoiceIn(typed))
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
