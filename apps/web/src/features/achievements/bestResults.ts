import type { Achievement } from '@podium/contract/achievements'

/** Results that stand out on the page; with no more than these, the timeline says it all. */
export const bestShown = 3

/** The lowest place on a podium. */
const lastOnPodium = 3

const levels = ['INTERNATIONAL', 'NATIONAL', 'LOCAL']

/**
 * An athlete's best results, the best first: podiums before all others, then the higher level, the
 * better place, the later day (an ISO day).
 */
export function bestResults<T extends Pick<Achievement, 'result' | 'competitionLevel' | 'date'>>(
  achievements: readonly T[],
): T[] {
  return achievements.toSorted(byMerit).slice(0, bestShown)
}

type Merit = Pick<Achievement, 'result' | 'competitionLevel' | 'date'>

function byMerit(one: Merit, other: Merit): number {
  return (
    Number(one.result > lastOnPodium) - Number(other.result > lastOnPodium) ||
    levels.indexOf(one.competitionLevel) - levels.indexOf(other.competitionLevel) ||
    one.result - other.result ||
    other.date.localeCompare(one.date)
  )
}
