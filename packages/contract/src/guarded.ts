import type { Achievement } from './achievements.ts'
import { monthOf } from './calendar.ts'
import type { Competition } from './season.ts'

type Told = Omit<Achievement, 'id' | 'result'>

/**
 * A result of somebody protected as others read it: neither the day, nor the link that tells it, nor the
 * club, which say where to find them, nor the age group (`minors.protected`). A local competition is
 * called by the place it is at, which is near where they live.
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

/** A competition of somebody protected as others read it: neither where it is, nor on which day. */
export function guardedCompetition(competition: Competition): Competition {
  return { ...competition, place: '', date: monthOf(competition.date), link: null }
}
