/**
 * What the tests ask (`sportest.score`), as data. Free of zod, so that a screen can use it without loading
 * the contract's parser.
 */

/** The three tests (`sportest.score`). */
export const sportestTypes = ['ATHLETE', 'FAN', 'SPONSOR'] as const
export type SportestType = (typeof sportestTypes)[number]

/** The kinds of answer option, spelled as clients spell them. */
export const sportestOptionTypes = [
  'ATLHETE_BEST_POSITION',
  'ATLHETE_BUDGET',
  'ATLHETE_EVENT',
  'MODALITY',
  'SPONSOR_BUDGET',
  'SPONSOR_PACK',
] as const
export type SportestOptionType = (typeof sportestOptionTypes)[number]

export const fanInterests = ['A', 'B', 'C', 'D'] as const
export type FanInterest = (typeof fanInterests)[number]

/** Which answers each test asks for, all of them required. */
export const sportestQuestions = {
  ATHLETE: [
    'athleteBestResultEventAnswerId',
    'athleteBestResultPositionAnswerId',
    'athleteBudgetAnswerId',
    'athleteModalityAnswerId',
  ],
  FAN: ['fanInterest', 'fanModalityAnswerId'],
  SPONSOR: [
    'sponsorEntityType',
    'sponsorModalityAnswerId',
    'sponsorSponsorshipBudgetAnswerId',
    'sponsorSponsorshipPackAnswerId',
  ],
} as const satisfies Record<SportestType, readonly string[]>

export type SportestQuestion = (typeof sportestQuestions)[SportestType][number]

/** The questions that are answered by an option of the server, and by which kind. */
export const optionTypeOf: Partial<Record<SportestQuestion, SportestOptionType>> = {
  athleteBestResultEventAnswerId: 'ATLHETE_EVENT',
  athleteBestResultPositionAnswerId: 'ATLHETE_BEST_POSITION',
  athleteBudgetAnswerId: 'ATLHETE_BUDGET',
  athleteModalityAnswerId: 'MODALITY',
  fanModalityAnswerId: 'MODALITY',
  sponsorModalityAnswerId: 'MODALITY',
  sponsorSponsorshipBudgetAnswerId: 'SPONSOR_BUDGET',
  sponsorSponsorshipPackAnswerId: 'SPONSOR_PACK',
}
