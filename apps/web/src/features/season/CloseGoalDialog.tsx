import { closeGoal, type Goal } from '@podium/contract/season'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { call } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { EndingDialog } from './EndingDialog.tsx'

interface Props {
  athleteId: number
  goal: Goal
  onClose: () => void
}

/** Asks before a goal is closed for good. */
export default function CloseGoalDialog({ athleteId, goal, onClose }: Props) {
  const { closeGoal: t } = usePhrases(ownSeasonPhrases)
  return (
    <EndingDialog
      {...{ athleteId, onClose }}
      texts={t}
      onConfirm={() => call(closeGoal, { params: { id: goal.id } })}
    >
      <p>{t.text(goal.title)}</p>
    </EndingDialog>
  )
}
