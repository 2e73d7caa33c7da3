import { useState } from 'react'
import { textLimits } from '@podium/contract/limits'
import { sendNotice } from '@podium/contract/notices'
import type { ReportKind, ReportReason } from '@podium/contract/reports'
import { identityPhrases } from '@podium/phrases/identity'
import { reportsPhrases } from '@podium/phrases/reports'
import { Refusal } from '../../client/index.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { EmailField } from '../fields/EmailField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useContractForm } from '../forms/useContractForm.ts'
import { HumanCheck } from '../human-check/HumanCheck.tsx'
import { useHumanAnswer } from '../human-check/useHumanAnswer.ts'
import { usePhrases } from '../language/phrases.ts'
import { needsReason, ReasonField, WordsField } from './fields.tsx'

interface Props {
  kind: ReportKind
  /** Of what is reported. */
  id: number
  onClose: () => void
}

/** Says what is wrong with something, as somebody without an account (`reports.notices`). */
export default function NoticeDialog({ kind, id, onClose }: Props) {
  const t = usePhrases(reportsPhrases)
  const { missing } = usePhrases(identityPhrases).humanCheck
  const [explanation, setExplanation] = useState('')
  const human = useHumanAnswer()
  const { form, errorOf } = useNotice({ kind, id, onClose }, explanation, human)
  return (
    <FormDialog title={t.title[kind]} form={form} submit={t.send} onClose={onClose}>
      <p>{t.notice.lead}</p>
      <ReasonField error={errorOf('reason', t.choose)} />
      <WordsField
        name="explanation"
        label={t.notice.explanation}
        words={explanation}
        onWords={setExplanation}
        required
      />
      <TextField
        name="name"
        label={t.notice.name}
        autoComplete="name"
        maxLength={textLimits.name}
        required
      />
      <EmailField label={t.notice.email} hint={t.notice.emailHint} required />
      <CheckboxField
        name="goodFaith"
        label={t.notice.goodFaith}
        required
        error={errorOf('goodFaith', t.notice.declare)}
      />
      <HumanCheck
        key={human.round}
        startsAtOnce
        onWork={human.onWork}
        error={errorOf('captcha', missing)}
      />
    </FormDialog>
  )
}

function useNotice(
  { kind, id, onClose }: Props,
  explanation: string,
  human: ReturnType<typeof useHumanAnswer>,
) {
  const t = usePhrases(reportsPhrases).notice
  return useContractForm({
    route: () => Promise.resolve(sendNotice),
    input: ({ reason, name = '', email = '', goodFaith, ...typed }) => ({
      query: { 'g-recaptcha-response': human.of(typed) },
      body: {
        ...{ subjectType: kind, subjectId: id, reason: reason as ReportReason },
        ...{ explanation, name, email, goodFaith: (goodFaith !== undefined) as true },
      },
    }),
    check: (typed) => ({
      ...needsReason(typed),
      ...(!human.of(typed) && { captcha: [{ kind: 'NotBlank' as const }] }),
    }),
    ready: async () => human.arrival(),
    onDone: ({ reference }) => {
      toast.success(t.sent(reference))
      onClose()
    },
    onError: (error) => {
      if (error instanceof Refusal) human.askAnew()
      return false
    },
  })
}
