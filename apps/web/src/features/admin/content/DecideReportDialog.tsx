import { useState } from 'react'
import { personName } from '@podium/contract/person-name'
import { type Report, reportTextLength } from '@podium/contract/reports'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { useReadAgain } from '../frame/useAct.ts'
import styles from './content.module.css'

type Decision = 'UPHELD' | 'DISMISSED'

interface Props {
  report: Report
  onClose: () => void
}

/** Decides a report, with words that both sides read. */
export function DecideReportDialog({ report, onClose }: Props) {
  const t = usePhrases(adminContentPhrases).reports
  const [decision, setDecision] = useState<Decision>('UPHELD')
  const { form, isBusy, errorOf } = useDecision(report, decision, onClose)
  const name = personName(report.reported)
  return (
    <FormDialog
      title={t.decideTitle(name)}
      form={form}
      isBusy={isBusy}
      submit={t.confirm}
      onClose={onClose}
    >
      {(report.quoted || report.details) && (
        <blockquote className={styles.quote}>{report.quoted || report.details}</blockquote>
      )}
      <ChoiceField<Decision>
        label={t.decision}
        name="decision"
        value={decision}
        onValue={setDecision}
        choices={[
          { value: 'UPHELD', label: t.uphold, hint: t.upholdHint },
          { value: 'DISMISSED', label: t.dismiss, hint: t.dismissHint },
        ]}
      />
      <TextareaField
        label={t.reason}
        hint={t.reasonHint}
        name="reason"
        required
        maxLength={reportTextLength}
        error={errorOf('reason')}
      />
      <p className={styles.soft}>{t.hideToo}</p>
    </FormDialog>
  )
}

function useDecision({ id }: Report, decision: Decision, onClose: () => void) {
  const t = usePhrases(adminContentPhrases).reports
  const readAgain = useReadAgain()
  return useContractForm({
    route: () => import('@podium/contract/reports').then(({ decideReport }) => decideReport),
    input: ({ reason = '' }) => ({ params: { id }, body: { decision, reason } }),
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
