import type { Achievement } from './achievements.ts'
import { monthOf } from './calendar.ts'
import type { Competition } from './season.ts'

type Told = Omit<Achievement, 'id' | 'result'>

/**
 * Takes from a result of a protected athlete what others do not read: the day, the link that tells it and
 * the club, which say where to find them, and the age group (`minors.protected`). A local competition loses
 * its name, which is that of a place near where they live.
 */
export function guardedResult<R extends Told>(result: R): R {
  const { sport } = result.club.clubCompositeKey
  return {
    ...result,
    date: monthOf(result.date),
    evidence: null,
    ageGroup: null,
    club: { clubCompositeKey: { clubName: '', sport } },
    competition: result.competitionLevel === 'LOCAL' ? null : result.competition,
  }
}

/** Takes from a competition of a protected athlete where it is and on which day, which others do not read. */
export function guardedCompetition(competition: Competition): Competition {
  return { ...competition, place: '', date: monthOf(competition.date), link: null }
}
