import type { SponsorEntityType, SportestOption } from '@podium/contract/sportest'
import {
  fanInterests,
  optionTypeOf,
  type SportestQuestion,
  sportestQuestions,
  type SportestType,
  sportestTypes,
} from '@podium/contract/sportest-rules'
import type { Role } from '@podium/contract/roles'

/** What each test asks, in the order it is asked: the sport, a list to search, comes last. */
export const questionsOf = {
  ...sportestQuestions,
  SPONSOR: [
    'sponsorEntityType',
    'sponsorSponsorshipBudgetAnswerId',
    'sponsorSponsorshipPackAnswerId',
    'sponsorModalityAnswerId',
  ],
} as const satisfies Record<SportestType, readonly SportestQuestion[]>

/** What a sponsor may be, in the order it is shown. */
export const entityTypes = [
  'PRIVATE_COMPANY',
  'SPORTS_AGENCY',
  'SPORTS_ORGANIZER',
  'SPORTS_CLUB',
  'SPORTS_INSTITUTION',
  'OTHER',
] as const satisfies SponsorEntityType[]

/** The options that answer a question, from the least to the most. */
export function optionsFor(question: SportestQuestion, options: SportestOption[]) {
  const type = optionTypeOf[question]
  return options.filter((option) => option.sportestAnswerOptionType === type)
}

/** The test a user starts with (`sportest.score`). */
export function typeForRole(role: Role | undefined): SportestType {
  return role === 'FAN' || role === 'SPONSOR' ? role : 'ATHLETE'
}

/** The test whose score stands on the page of a role; managers and admins have none. */
export function testOfRole(role: Role): SportestType | null {
  return sportestTypes.find((type) => type === role) ?? null
}

/** Answers as a form has them: an option's id or a letter, as text. */
export type Answers = Partial<Record<SportestQuestion, string>>

/** The answers of a test as they stand in an address; what is missing is left empty. */
export function answersText(type: SportestType, answers: Answers): string {
  return questionsOf[type].map((question) => answers[question] ?? '').join('.')
}

/** The answers in such a text; what is none of the options is no answer. */
export function answersIn(
  type: SportestType,
  text: string | null,
  options: SportestOption[],
): Answers {
  const parts = text?.split('.') ?? []
  const given = questionsOf[type].flatMap((question, at) => {
    const part = parts[at] ?? ''
    const isOne = optionTypeOf[question]
      ? optionsFor(question, options).some(({ id }) => String(id) === part)
      : isLetter(question, part)
    return isOne ? [[question, part] as const] : []
  })
  return Object.fromEntries(given)
}

function isLetter(question: SportestQuestion, text: string): boolean {
  const known: readonly string[] = question === 'fanInterest' ? fanInterests : entityTypes
  return known.includes(text)
}

/** What is sent for the answers of a test; what is missing stays out. */
export function submissionOf(type: SportestType, answers: Answers, key: string) {
  const given = questionsOf[type].flatMap((question) => {
    const answer = answers[question]
    if (!answer) return []
    return [[question, optionTypeOf[question] ? Number(answer) : answer] as const]
  })
  return { sportestType: type, key, ...Object.fromEntries(given) }
}
