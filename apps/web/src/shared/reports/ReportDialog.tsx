import { useState } from 'react'
import { sendReport, type ReportKind, type ReportReason } from '@podium/contract/reports'
import { reportsPhrases } from '@podium/phrases/reports'
import { FormDialog } from '../forms/FormDialog.tsx'
import { usePhrases } from '../language/phrases.ts'
import { useContractForm } from '../forms/useContractForm.ts'
import { needsReason, ReasonField, WordsField } from './fields.tsx'

interface Props {
  kind: ReportKind
  /** Of the person, photo, product or message. */
  id: number
  onClose: () => void
}

/** Says what is wrong with something, as a member; an administrator decides. */
export default function ReportDialog({ kind, id, onClose }: Props) {
  const t = usePhrases(reportsPhrases)
  const [details, setDetails] = useState('')
  const { form, errorOf } = useContractForm({
    route: () => Promise.resolve(sendReport),
    input: ({ reason }) => ({
      body: { kind, id, reason: reason as ReportReason, details },
    }),
    check: needsReason,
    done: t.sent,
    onDone: onClose,
  })
  return (
    <FormDialog title={t.title[kind]} form={form} submit={t.send} onClose={onClose}>
      <p>{t.lead}</p>
      <ReasonField error={errorOf('reason', t.choose)} />
      <WordsField name="details" label={t.details} words={details} onWords={setDetails} />
    </FormDialog>
  )
}
