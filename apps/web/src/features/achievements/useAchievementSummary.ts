import type { Achievement } from '@podium/contract/achievements'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { usePhrases } from '../../shared/language/phrases.ts'

/** A result in one line, for names and questions: "2nd, National Championship". */
export function useAchievementSummary(): (achievement: Achievement) => string {
  const t = usePhrases(achievementsPhrases)
  return ({ result, competition, competitionLevel }) =>
    `${t.position(result)}, ${competition ?? t.competition(t.levels[competitionLevel])}`
}
