import type { Achievement, CompetitionLevel } from '@podium/contract/achievements'
import type { Sport } from '@podium/contract/sports'

/** What stands in the form of a result. */
export interface AchievementDraft {
  date: string
  competitionLevel: CompetitionLevel | ''
  ageGroup: string
  result: string
  sport: Sport | ''
  clubName: string
  competition: string
  evidence: string
}

/** The form of a result that is to be changed, or of a new one in the athlete's sport. */
export function draftOf(
  achievement: Achievement | undefined,
  sport: Sport | null,
): AchievementDraft {
  const key = achievement?.club.clubCompositeKey
  return {
    date: achievement?.date ?? '',
    competitionLevel: achievement?.competitionLevel ?? '',
    ageGroup: achievement?.ageGroup ?? '',
    result: achievement ? String(achievement.result) : '',
    sport: key?.sport ?? sport ?? '',
    clubName: key?.clubName ?? '',
    competition: achievement?.competition ?? '',
    evidence: achievement?.evidence ?? '',
  }
}

export function bodyOf({ sport, clubName, ...rest }: AchievementDraft) {
  return { ...rest, club: { clubCompositeKey: { clubName, sport } } }
}
