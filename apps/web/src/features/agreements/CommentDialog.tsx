import { useState } from 'react'
import { type Agreement, commentDeliverable, type Deliverable } from '@podium/contract/agreements'
import { agreementLimits } from '@podium/contract/limits'
import { personName } from '@podium/contract/person-name'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { useShowAgreement, useShowStale } from './useAgreementAct.ts'

interface Props {
  agreement: Agreement
  deliverable: Deliverable
  onClose: () => void
}

/** What the supporter says of something that was done. */
export default function CommentDialog({ agreement, deliverable, onClose }: Props) {
  const { commenting: t, lettersLeft } = usePhrases(agreementsPhrases)
  const { number } = useFormats()
  const [text, setText] = useState(deliverable.comment)
  const show = useShowAgreement()
  const showStale = useShowStale()
  const { form } = useContractForm({
    route: async () => commentDeliverable,
    input: () => ({ params: { id: agreement.id, n: deliverable.n }, body: { text } }),
    done: t.saved,
    onDone: async (reply) => {
      await show(reply)
      onClose()
    },
    onError: showStale,
  })
  return (
    <FormDialog title={t.title} form={form} submit={t.send} onClose={onClose}>
      <p>
        <strong>{deliverable.title}</strong>
      </p>
      <p>{t.lead(personName(agreement.athlete))}</p>
      <TextareaField
        name="text"
        label={t.text}
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={agreementLimits.comment}
        counter={(length) => lettersLeft(number(agreementLimits.comment - length))}
      />
    </FormDialog>
  )
}
