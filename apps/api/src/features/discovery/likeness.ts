import type { CompetitionLevel } from '@podium/contract/achievements'

/** What makes people alike. */
export interface Traits {
  region: string | null
  countryCode: string | null
  /** 0 to 10. */
  score: number
  /** The highest level they competed at: 0 for none, 1 local, 2 national, 3 international. */
  level: number
}

const ranks: Record<CompetitionLevel, number> = { LOCAL: 1, NATIONAL: 2, INTERNATIONAL: 3 }

/** The highest of some levels, as a number. */
export function highest(levels: CompetitionLevel[] = []): number {
  return Math.max(0, ...levels.map((level) => ranks[level]))
}

/**
 * How alike two people of one sport are: who lives in the same region is nearer than who competes at
 * the same level, and that is nearer than who scored the same (`network.likeness`).
 */
export function likeness(one: Traits, other: Traits): number {
  const nearby = one.region !== null && one.region === other.region ? 8 : 0
  const compatriot = one.countryCode !== null && one.countryCode === other.countryCode ? 2 : 0
  const level = 6 - 2 * Math.abs(one.level - other.level)
  const score = 2 - Math.abs(one.score - other.score) / 5
  return nearby + compatriot + level + score
}

/** The most alike first; of equals the one who came first. */
export function byLikeness<T extends { id: number }>(
  to: Traits,
  others: (T & Traits)[],
): (T & Traits)[] {
  return others.toSorted((a, b) => likeness(to, b) - likeness(to, a) || a.id - b.id)
}
