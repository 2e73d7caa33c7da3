import { useState } from 'react'
import { type Report, type ReportAct, reportTextLength } from '@podium/contract/reports'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { Form } from '../../../shared/forms/Form.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { PanelPart } from '../frame/SidePanel.tsx'
import { useReadAgain } from '../frame/useAct.ts'
import styles from './content.module.css'

/** Dismissed, or upheld with what it carries out. */
type Choice = 'DISMISSED' | ReportAct

interface Props {
  report: Report
  onDone: () => void
}

/** Decides a report, with words that both sides read, and carries out what follows. */
export function DecideReport({ report, onDone }: Props) {
  const t = usePhrases(adminContentPhrases).reports
  const [choice, setChoice] = useState<Choice>()
  const { form, isBusy, errorOf } = useDecision(report, choice, onDone)
  const isLine = report.kind === 'supportNote' || report.kind === 'supportThanks'
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
          label={t.decision}
          name="decision"
          value={choice}
          onValue={setChoice}
          required
          error={errorOf('decision', t.choose)}
          choices={(['DISMISSED', ...report.acts] as const).map((value) => ({
            value,
            ...t.choices[value],
          }))}
        />
        {isLine && <p className={styles.soft}>{t.takesAway}</p>}
        <TextareaField
          label={t.reason}
          hint={t.reasonHint}
          name="reason"
          rows={2}
          required
          maxLength={reportTextLength}
          error={errorOf('reason')}
        />
      </Form>
    </PanelPart>
  )
}

function useDecision({ id }: Report, choice: Choice | undefined, onDone: () => void) {
  const t = usePhrases(adminContentPhrases).reports
  const readAgain = useReadAgain()
  return useContractForm({
    route: () => import('@podium/contract/reports').then(({ decideReport }) => decideReport),
    input: ({ reason = '' }) => ({ params: { id }, body: { ...bodyOf(choice), reason } }),
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

/** Without a choice the decision is missing, which the contract's own rule says. */
function bodyOf(choice: Choice | undefined) {
  if (choice === 'DISMISSED') return { decision: choice }
  return choice ? { decision: 'UPHELD' as const, act: choice } : { decision: undefined as never }
}
