import type {
  FanInterest,
  SponsorEntityType,
  SportestQuestion,
  SportestType,
} from '@podium/contract/sportest'

/**
 * The scoring table (`sportest.score`). Every question has a share of the ten points, every answer a
 * weight from 0 (nothing of the share) to 10 (all of it), and the score is the rounded sum. A better
 * answer has a larger weight, so it can never lower the score; the worst answers give 0 and the best
 * give 10. The sport counts for nothing: none is worth more than another.
 */
export const shares = {
  ATHLETE: {
    athleteBestResultEventAnswerId: 4,
    athleteBestResultPositionAnswerId: 4,
    athleteBudgetAnswerId: 2,
    athleteModalityAnswerId: 0,
  },
  FAN: { fanInterest: 10, fanModalityAnswerId: 0 },
  SPONSOR: {
    sponsorEntityType: 1,
    sponsorSponsorshipBudgetAnswerId: 4.5,
    sponsorSponsorshipPackAnswerId: 4.5,
    sponsorModalityAnswerId: 0,
  },
} as const satisfies Record<SportestType, Partial<Record<SportestQuestion, number>>>

/** What a fan's interest weighs: from watching now and then to giving time and credits. */
export const interestWeights: Record<FanInterest, number> = { A: 0, B: 3, C: 7, D: 10 }

/** What kind of sponsor can decide about money for an athlete by itself. */
export const entityWeights: Record<SponsorEntityType, number> = {
  OTHER: 0,
  SPORTS_INSTITUTION: 4,
  SPORTS_CLUB: 5,
  SPORTS_ORGANIZER: 6,
  SPORTS_AGENCY: 8,
  PRIVATE_COMPANY: 10,
}

/** Weights of the given answers by question, each 0 to 10. */
export type Weights = Partial<Record<SportestQuestion, number>>

export interface Scored {
  /** 0 to 10. */
  score: number
  parts: { question: string; points: number; most: number }[]
}

/** The score of a test, and what each answer gave of what it could have given. */
export function scoreOf(type: SportestType, weights: Weights): Scored {
  const parts = Object.entries(shares[type])
    .filter(([, share]) => share > 0)
    .map(([question, share]) => {
      const weight = weights[question as SportestQuestion] ?? 0
      return { question, points: round((share * weight) / 10), most: share }
    })
  const sum = parts.reduce((total, part) => total + part.points, 0)
  return { score: Math.min(10, Math.max(0, Math.round(round(sum)))), parts }
}

// Two decimals: sums of shares would otherwise carry the dust of binary fractions over a half.
function round(points: number): number {
  return Math.round(points * 100) / 100
}
