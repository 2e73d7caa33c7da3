import { useState } from 'react'
import { personName } from '@podium/contract/person-name'
import { type Report, reportTextLength } from '@podium/contract/reports'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { shellPhrases } from '@podium/phrases/shell'
import { Form } from '../../../shared/forms/Form.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
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
  const { cancel, close } = usePhrases(shellPhrases)
  const [decision, setDecision] = useState<Decision>('UPHELD')
  const { form, isBusy, errorOf } = useDecision(report, decision, onClose)
  const name = personName(report.reported)
  return (
    <Dialog
      title={t.decideTitle(name)}
      closeLabel={close}
      onClose={onClose}
      closeOnBackdrop={false}
    >
      <Form {...form} className={styles.form}>
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
        <div className={styles.buttons}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t.confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
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
