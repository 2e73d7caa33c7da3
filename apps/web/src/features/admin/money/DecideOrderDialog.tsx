import { useState } from 'react'
import type { Order } from '@podium/contract/orders'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { useReadAgain } from '../frame/useAct.ts'
import styles from './money.module.css'

type Decision = 'pay' | 'refund'

interface Props {
  order: Order
  onClose: () => void
}

/** Decides a dispute: where the credits go, and why. */
export function DecideOrderDialog({ order, onClose }: Props) {
  const t = usePhrases(adminMoneyPhrases).orders
  const { reason } = usePhrases(adminPhrases)
  const [decision, setDecision] = useState<Decision>('refund')
  const { form, isBusy, errorOf } = useDecision(order, decision, onClose)
  return (
    <FormDialog
      title={t.decideTitle}
      form={form}
      isBusy={isBusy}
      submit={t.confirm}
      onClose={onClose}
    >
      <Said title={t.says} words={order.disputeReason} />
      <Said title={t.tracking} words={order.trackingNote} />
      <DecisionField order={order} value={decision} onValue={setDecision} />
      <TextareaField
        label={reason}
        hint={t.reasonHint}
        name="reason"
        required
        error={errorOf('reason')}
      />
    </FormDialog>
  )
}

function Said({ title, words }: { title: string; words: string }) {
  if (!words) return null
  return (
    <div className={styles.said}>
      <h3>{title}</h3>
      <blockquote className={styles.quote}>{words}</blockquote>
    </div>
  )
}

interface FieldProps {
  order: Order
  value: Decision
  onValue: (value: Decision) => void
}

function DecisionField({ order: { product, buyer, seller }, value, onValue }: FieldProps) {
  const t = usePhrases(adminMoneyPhrases).orders
  const { number } = useFormats()
  const credits = number(product.credits)
  return (
    <ChoiceField<Decision>
      label={t.decision}
      name="decision"
      value={value}
      onValue={onValue}
      choices={[
        { value: 'refund', label: t.refund, hint: t.refundHint(credits, buyer.name) },
        { value: 'pay', label: t.pay, hint: t.payHint(credits, seller.name) },
      ]}
    />
  )
}

function useDecision({ id }: Order, decision: Decision, onClose: () => void) {
  const t = usePhrases(adminMoneyPhrases).orders
  const readAgain = useReadAgain()
  const keyFor = useIdempotencyKey()
  return useContractForm({
    route: () => import('@podium/contract/orders').then(({ decideOrder }) => decideOrder),
    input: ({ reason = '' }) => ({ params: { id }, body: { decision, reason } }),
    options: () => ({ idempotencyKey: keyFor([id, decision]) }),
    onDone: () => {
      toast.success(t.decided)
      readAgain()
      onClose()
    },
    onError: () => {
      readAgain()
      return false
    },
  })
}
