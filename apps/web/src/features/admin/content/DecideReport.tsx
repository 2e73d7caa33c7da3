import type { ReactNode } from 'react'
import { type Report, type ReportAct, reportTextLength } from '@podium/contract/reports'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { DecisionForm } from '../frame/DecisionForm.tsx'

/** Dismissed, or upheld with what it carries out. */
type Choice = 'DISMISSED' | ReportAct

interface Props {
  report: Report
  /** A way to decide what is not among the choices. */
  aside: ReactNode
  onDone: () => void
}

/** Decides a report, with words that both sides read, and carries out what follows. */
export function DecideReport({ report: { id, kind, acts }, aside, onDone }: Props) {
  const t = usePhrases(adminContentPhrases).reports
  const isLine = kind === 'supportNote' || kind === 'supportThanks'
  return (
    <DecisionForm
      title={t.decide}
      aside={aside}
      choices={{
        name: 'decision',
        label: t.decision,
        hideLabel: true,
        missing: t.choose,
        of: (['DISMISSED', ...acts] as const).map((value) => ({ value, ...t.choices[value] })),
      }}
      reason={{ label: t.reason, maxLength: reportTextLength }}
      confirm={t.confirm}
      done={t.decided}
      onDone={onDone}
      route={() => import('@podium/contract/reports').then(({ decideReport }) => decideReport)}
      restricts={(choice) => choice !== 'DISMISSED'}
      input={(choice: Choice, said) => ({ params: { id }, body: { ...bodyOf(choice), ...said } })}
    >
      {() => isLine && <p className="soft">{t.takesAway}</p>}
    </DecisionForm>
  )
}

function bodyOf(choice: Choice | undefined) {
  if (choice === 'DISMISSED') return { decision: choice }
  return choice ? { decision: 'UPHELD' as const, act: choice } : { decision: undefined as never }
}
