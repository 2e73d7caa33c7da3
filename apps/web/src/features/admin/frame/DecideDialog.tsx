import { useState } from 'react'
import {
  type DecisionAct,
  type DecisionGround,
  decisionGrounds,
  referenceLength,
} from '@podium/contract/decisions'
import { type ReportKind, reportTextLength } from '@podium/contract/reports'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { datePhrases } from '@podium/phrases/dates'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { addMonths, parseDay, today } from '../../../ui/fields/days.ts'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useReadAgain } from './useAct.ts'

export type Restricting = Exclude<DecisionAct, 'NOTHING'>

interface Props {
  /** Whose it is. */
  name: string
  subject: { type: ReportKind; id: number }
  /** What can be done about it. */
  acts: readonly Restricting[]
  /** Reports that are closed by it. */
  reports?: readonly number[]
  onClose: () => void
}

/** The longest that something is decided for. */
const mostMonths = 120

/**
 * Decides about somebody, or something they published, as the person reads it: what happens, on which
 * ground, for how long, and why (`decisions.effects`). Nothing is chosen beforehand that restricts.
 */
export function DecideDialog({ name, subject, acts, reports = [], onClose }: Props) {
  const t = usePhrases(adminDecisionsPhrases)
  const [act, setAct] = useState<Restricting>()
  const [ground, setGround] = useState<DecisionGround>('TERMS')
  const readAgain = useReadAgain()
  const isForATime = act === 'LIMIT' || act === 'SUSPEND'
  const { form, isBusy, errorOf } = useContractForm({
    route: () => import('@podium/contract/decisions').then(({ decide }) => decide),
    input: ({ explanation = '', reference = '', until }) => ({
      body: {
        ...{ subjectType: subject.type, subjectId: subject.id, reports: [...reports] },
        // Without a choice it is missing, which the contract's own rule says.
        ...{ act: act as Restricting, ground, reference, explanation },
        ...(isForATime && until && { until: endOf(until) }),
      },
    }),
    onDone: () => {
      toast.success(t.done)
      readAgain()
      onClose()
    },
    onError: () => {
      readAgain()
      return false
    },
  })
  return (
    <FormDialog
      title={t.title(name)}
      form={form}
      isBusy={isBusy}
      submit={t.confirm}
      danger
      size="large"
      onClose={onClose}
    >
      <ChoiceField<Restricting>
        label={t.act}
        name="act"
        value={act}
        onValue={setAct}
        required
        error={errorOf('act', t.choose)}
        choices={acts.map((value) => ({ value, ...t.acts[value] }))}
      />
      {isForATime && <Until error={errorOf('until')} />}
      <ChoiceField<DecisionGround>
        label={t.ground}
        name="ground"
        value={ground}
        onValue={setGround}
        error={errorOf('ground')}
        choices={decisionGrounds.toReversed().map((value) => ({ value, ...t.grounds[value] }))}
      />
      <TextField
        name="reference"
        label={t.reference}
        hint={t.referenceHint}
        maxLength={referenceLength}
        required={ground === 'LAW'}
        error={errorOf('reference', t.referenceMissing)}
      />
      <TextareaField
        name="explanation"
        label={t.reason}
        hint={t.reasonHint}
        rows={3}
        maxLength={reportTextLength}
        required
        error={errorOf('explanation')}
      />
    </FormDialog>
  )
}

/** The last moment of a day where the admin is; what is no day stays, and is said at the field. */
function endOf(typed: string): string {
  const day = parseDay(typed)
  return day ? new Date(`${day}T23:59:59`).toISOString() : typed
}

function Until({ error }: { error: string | undefined }) {
  const t = usePhrases(adminDecisionsPhrases)
  const { calendar } = usePhrases(datePhrases)
  const { locale } = useFormats()
  const [day, setDay] = useState('')
  return (
    <DateField
      name="until"
      label={t.until}
      hint={t.untilHint}
      value={day}
      onValue={setDay}
      opensAt={today()}
      last={addMonths(today(), mostMonths)}
      locale={locale}
      calendarLabel={calendar.open}
      calendarTexts={calendar}
      error={error}
    />
  )
}
