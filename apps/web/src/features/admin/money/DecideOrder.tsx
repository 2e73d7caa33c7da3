import { useState } from 'react'
import type { Order } from '@podium/contract/orders'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { Form } from '../../../shared/forms/Form.tsx'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { PanelPart } from '../frame/SidePanel.tsx'
import { useReadAgain } from '../frame/useAct.ts'
import styles from './money.module.css'

type Decision = 'pay' | 'refund'

interface Props {
  order: Order
  onDone: () => void
}

/** Decides a dispute or a claim: where the credits go, and why. Neither side is chosen beforehand. */
export function DecideOrder({ order, onDone }: Props) {
  const t = usePhrases(adminMoneyPhrases).orders
  const { reason } = usePhrases(adminPhrases)
  const { number } = useFormats()
  const [decision, setDecision] = useState<Decision>()
  const { form, isBusy, errorOf } = useDecision(order, decision, onDone)
  const { product, buyer, seller, paidAt } = order
  const credits = number(product.credits)
  const back = t.refundHint(credits, buyer.name)
  const isClaim = order.abilities.decideClaim
  return (
    <PanelPart title={isClaim ? t.decideClaimTitle : t.decideTitle}>
      <Form
        {...form}
        className={styles.proof}
        acts={
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {t.confirm}
            </Button>
          </div>
        }
      >
        <ChoiceField<Decision>
          label={t.decision}
          name="decision"
          value={decision}
          onValue={setDecision}
          required
          error={errorOf('decision', t.choose)}
          choices={[
            {
              value: 'refund',
              label: t.refund,
              hint: paidAt ? `${back} ${t.fromSeller(seller.name)}` : back,
            },
            paidAt
              ? { value: 'pay', label: t.keep, hint: t.keepHint(credits, seller.name) }
              : { value: 'pay', label: t.pay, hint: t.payHint(credits, seller.name) },
          ]}
        />
        <TextareaField
          label={reason}
          hint={t.reasonHint}
          name="reason"
          rows={2}
          required
          error={errorOf('reason')}
        />
      </Form>
    </PanelPart>
  )
}

/** How the call that decides a claim names the two ways. */
const ofClaims = { pay: 'DISMISS', refund: 'REFUND' } as const

function useDecision({ id, abilities }: Order, decision: Decision | undefined, onDone: () => void) {
  const t = usePhrases(adminMoneyPhrases).orders
  const readAgain = useReadAgain()
  const keyFor = useIdempotencyKey()
  return useContractForm({
    route: () =>
      import('@podium/contract/orders').then(({ decideOrder, decideClaim }) =>
        abilities.decideClaim ? (decideClaim as unknown as typeof decideOrder) : decideOrder,
      ),
    // Without a choice the decision is missing, which the contract's own rule says.
    input: ({ reason = '' }) => ({
      params: { id },
      body: {
        decision: (abilities.decideClaim && decision ? ofClaims[decision] : decision) as Decision,
        reason,
      },
    }),
    options: () => ({ idempotencyKey: keyFor([id, decision]) }),
    onDone: () => {
      toast.success(t.decided)
      readAgain()
      onDone()
    },
    onError: () => {
      readAgain()
      return false
    },
  })
}
