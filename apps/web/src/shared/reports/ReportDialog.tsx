import { useState } from 'react'
import {
  reportReasons,
  reportTextLength,
  sendReport,
  type ReportKind,
} from '@podium/contract/reports'
import type { Fields } from '@podium/contract/violations'
import { reportsPhrases } from '@podium/phrases/reports'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useFormats } from '../language/formats.ts'
import { usePhrases } from '../language/phrases.ts'
import { useContractForm } from '../forms/useContractForm.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'

interface Props {
  kind: ReportKind
  /** Of the person, photo, product or message. */
  id: number
  onClose: () => void
}

/** Says what is wrong with something; an administrator decides. */
export default function ReportDialog({ kind, id, onClose }: Props) {
  const t = usePhrases(reportsPhrases)
  const { number } = useFormats()
  const [details, setDetails] = useState('')
  const { form, isBusy, errorOf } = useContractForm({
    route: () => Promise.resolve(sendReport),
    input: ({ reason }) => ({
      body: { kind, id, reason: reason as (typeof reportReasons)[number], details },
    }),
    check: ({ reason }): Fields => (reason ? {} : { reason: [{ kind: 'NotBlank' }] }),
    onDone: () => {
      toast.success(t.sent)
      onClose()
    },
  })
  return (
    <FormDialog title={t.title[kind]} form={form} isBusy={isBusy} submit={t.send} onClose={onClose}>
      <p>{t.lead}</p>
      <SelectField
        name="reason"
        label={t.reason}
        emptyLabel={t.choose}
        options={reportReasons.map((value) => ({ value, label: t.reasons[value] }))}
        error={errorOf('reason', t.choose)}
        required
      />
      <TextareaField
        name="details"
        label={t.details}
        maxLength={reportTextLength}
        counter={(length) => t.left(number(reportTextLength - length))}
        limitReached={t.limitReached}
        value={details}
        onChange={(event) => setDetails(event.currentTarget.value)}
        error={errorOf('details')}
      />
    </FormDialog>
  )
}
