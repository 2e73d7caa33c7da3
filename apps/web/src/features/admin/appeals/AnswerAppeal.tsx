import { type AppealOutcome, appealOutcomes, appealTextLength } from '@podium/contract/decisions'
import { adminAppealsPhrases } from '@podium/phrases/admin-appeals'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { DecisionForm } from '../frame/DecisionForm.tsx'

interface Props {
  id: number
  onDone: () => void
}

/** Answers an appeal, with words that its person reads. */
export function AnswerAppeal({ id, onDone }: Props) {
  const t = usePhrases(adminAppealsPhrases)
  return (
    <DecisionForm
      title={t.answer}
      choices={{
        name: 'outcome',
        label: t.outcome,
        missing: t.choose,
        of: appealOutcomes.map((value) => ({ value, ...t.outcomes[value] })),
      }}
      reason={{ label: t.reason, hint: t.reasonHint, rows: 3, maxLength: appealTextLength }}
      confirm={t.confirm}
      done={t.done}
      onDone={onDone}
      route={() => import('@podium/contract/decisions').then(({ answerAppeal }) => answerAppeal)}
      input={(outcome: AppealOutcome, { reason }) => ({
        params: { id },
        body: { outcome, reason },
      })}
    />
  )
}
