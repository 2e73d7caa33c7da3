import type { Goal } from '@podium/contract/season'
import { matchPhrases } from '@podium/phrases/matches'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'

/** The way to double supports of one goal. */
export default function MatchButton({ goal, onClick }: { goal: Goal; onClick: () => void }) {
  const t = usePhrases(matchPhrases)
  return (
    <Button size="small" variant="quiet" aria-label={t.setForThis(goal.title)} onClick={onClick}>
      {t.setFor}
    </Button>
  )
}
