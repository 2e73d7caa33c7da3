import { useState } from 'react'
import { textLimits } from '@podium/contract/limits'
import type { ListedRegister } from '@podium/contract/registers'
import { adminRegistersPhrases } from '@podium/phrases/admin-registers'
import { Form } from '../../../shared/forms/Form.tsx'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { PanelPart } from '../frame/SidePanel.tsx'
import { useReadAgain } from '../frame/useAct.ts'
import styles from './registers.module.css'

type Choice = 'CHECKED' | 'REFUSED'

interface Props {
  register: ListedRegister
  onDone: () => void
}

/** Marks a register as checked, or refuses it with words that the manager reads. */
export function DecideRegister({ register, onDone }: Props) {
  const t = usePhrases(adminRegistersPhrases)
  const [choice, setChoice] = useState<Choice>()
  const { form, isBusy, errorOf } = useDecision(register, choice, onDone)
  return (
    <PanelPart title={t.decide}>
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
        <ChoiceField<Choice>
          label={t.decide}
          hideLabel
          name="state"
          value={choice}
          onValue={setChoice}
          required
          error={errorOf('state', t.choose)}
          choices={(['CHECKED', 'REFUSED'] as const).map((value) => ({
            value,
            ...t.choices[value],
          }))}
        />
        <TextareaField
          label={t.reason}
          hint={t.reasonHint}
          name="reason"
          rows={2}
          required={choice === 'REFUSED'}
          maxLength={textLimits.phrase}
          error={errorOf('reason')}
        />
      </Form>
    </PanelPart>
  )
}

function useDecision(
  { userId: id, version }: ListedRegister,
  choice: Choice | undefined,
  onDone: () => void,
) {
  const t = usePhrases(adminRegistersPhrases)
  const readAgain = useReadAgain()
  return useContractForm({
    route: () => import('@podium/contract/registers').then(({ decideRegister }) => decideRegister),
    input: ({ reason = '' }) => ({
      params: { id },
      // Without a choice the decision is missing, which the contract's own rule says.
      body: { state: choice as Choice, reason, version },
    }),
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
