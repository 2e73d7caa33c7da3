import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import type { PaymentForm, PaymentMethod, SandboxOutcome } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { Form } from '../../shared/forms/Form.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useNavigate } from '../../router/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { WideSubmit } from '../../shared/forms/Submit.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { InfoIcon } from '../../ui/icons/signs.tsx'

/** What can come of a payment; one by card is answered at once, the others wait first. */
const atOnce = ['approve', 'refuse', 'expire', 'late', 'duplicate', 'refund', 'unknown'] as const
const afterWaiting = ['wait', ...atOnce] as const

/** The built-in test form: the buyer chooses the method, and what the bank is to answer. */
export function SandboxForm({ form: provided }: { form: PaymentForm }) {
  const t = usePhrases(paymentsPhrases).sandbox
  const { money } = useFormats()
  const [method, setMethod] = useState<PaymentMethod>(provided.methods[0] ?? 'CARD')
  const [wanted, setWanted] = useState<SandboxOutcome>()
  const outcomes = method === 'CARD' ? atOnce : afterWaiting
  const outcome = outcomes.find((one) => one === wanted) ?? outcomes[0]
  const navigate = useNavigate()
  const { transactionId } = provided
  const { form } = useContractForm({
    route: () => import('@podium/contract/payments').then((pays) => pays.postSandboxOutcome),
    input: () => ({ params: { transactionId }, body: { outcome, method } }),
    onDone: () => navigate(paths.paymentStatus({ id: transactionId }), { replace: true }),
  })
  return (
    <Form
      {...form}
      className="stacked"
      acts={<WideSubmit>{t.send(money(provided.amountCents))}</WideSubmit>}
    >
      <Notice icon={<InfoIcon />}>{t.notice}</Notice>
      <ChoiceField
        name="method"
        label={t.method}
        choices={provided.methods.map((value) => ({
          value,
          label: t.methods[value],
          hint: t.methodHints[value],
        }))}
        value={method}
        onValue={setMethod}
      />
      <SelectField
        name="outcome"
        label={t.outcome}
        options={outcomes.map((value) => ({ value, label: t.outcomes[value] }))}
        value={outcome}
        onChange={(event) => setWanted(event.currentTarget.value as SandboxOutcome)}
      />
    </Form>
  )
}
