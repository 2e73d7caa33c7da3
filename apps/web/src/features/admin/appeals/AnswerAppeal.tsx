import { useState } from 'react'
import { type AppealOutcome, appealOutcomes, appealTextLength } from '@podium/contract/decisions'
import { adminAppealsPhrases } from '@podium/phrases/admin-appeals'
import { Form } from '../../../shared/forms/Form.tsx'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { PanelPart } from '../frame/SidePanel.tsx'
import { useReadAgain } from '../frame/useAct.ts'
import styles from './appeals.module.css'

interface Props {
  id: number
  onDone: () => void
}

/** Answers an appeal, with words that its person reads. */
export function AnswerAppeal({ id, onDone }: Props) {
  const t = usePhrases(adminAppealsPhrases)
  const readAgain = useReadAgain()
  const [outcome, setOutcome] = useState<AppealOutcome>()
  const { form, isBusy, errorOf } = useContractForm({
    route: () => import('@podium/contract/decisions').then(({ answerAppeal }) => answerAppeal),
    // Without a choice the outcome is missing, which the contract's own rule says.
    input: ({ reason = '' }) => ({
      params: { id },
      body: { outcome: outcome as AppealOutcome, reason },
    }),
    onDone: () => {
      toast.success(t.done)
      readAgain()
      onDone()
    },
    onError: () => {
      readAgain()
      return false
    },
  })
  return (
    <PanelPart title={t.answer}>
      <Form
        {...form}
        className={styles.form}
        acts={
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {t.confirm}
            </Button>
          </div>
        }
      >
        <ChoiceField<AppealOutcome>
          label={t.outcome}
          name="outcome"
          value={outcome}
          onValue={setOutcome}
          required
          error={errorOf('outcome', t.choose)}
          choices={appealOutcomes.map((value) => ({ value, ...t.outcomes[value] }))}
        />
        <TextareaField
          label={t.reason}
          hint={t.reasonHint}
          name="reason"
          rows={3}
          required
          maxLength={appealTextLength}
          error={errorOf('reason')}
        />
      </Form>
    </PanelPart>
  )
}
