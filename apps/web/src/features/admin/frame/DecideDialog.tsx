import { useState } from 'react'
import type { DecisionAct } from '@podium/contract/decisions'
import { type ReportKind, reportTextLength } from '@podium/contract/reports'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { DecisionFields } from '../../../shared/decisions/DecisionFields.tsx'
import { basisIn } from '../../../shared/decisions/decisionInput.ts'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { DayAheadField } from '../../../shared/fields/DayAheadField.tsx'
import { endOfTyped, lastWithin } from '../../../shared/fields/endOfDays.ts'
import { useDecided } from './useAct.ts'

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
  const isForATime = act === 'LIMIT' || act === 'SUSPEND'
  const { form, errorOf } = useContractForm({
    route: () => import('@podium/contract/decisions').then(({ decide }) => decide),
    input: ({ explanation = '', until, ...typed }) => ({
      body: {
        ...{ subjectType: subject.type, subjectId: subject.id, reports: [...reports] },
        // Without a choice it is missing, which the contract's own rule says.
        ...{ act: act as Restricting, explanation },
        ...basisIn(typed),
        ...(isForATime && until && { until: endOfTyped(until) }),
      },
    }),
    done: t.done,
    ...useDecided(onClose),
  })
  return (
    <FormDialog
      title={t.title(name)}
      form={form}
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
      {isForATime && (
        <DayAheadField
          name="until"
          label={t.until}
          hint={t.untilHint}
          last={lastWithin(mostMonths)}
          isOptional
        />
      )}
      <DecisionFields reason={{ name: 'explanation', maxLength: reportTextLength }} />
    </FormDialog>
  )
}
