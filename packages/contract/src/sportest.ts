import { z } from 'zod'
import { filledText, sport } from './fields.ts'
import { id, idParams } from './ids.ts'
import { largestId } from './largest-id.ts'
import { route } from './route.ts'
import {
  fanInterests,
  sportestOptionTypes,
  sportestQuestions,
  sportestTypes,
} from './sportest-rules.ts'

export * from './sportest-rules.ts'

export const sponsorEntityTypes = [
  'SPORTS_AGENCY',
  'SPORTS_CLUB',
  'SPORTS_INSTITUTION',
  'SPORTS_ORGANIZER',
  'PRIVATE_COMPANY',
  'OTHER',
] as const
export type SponsorEntityType = (typeof sponsorEntityTypes)[number]

/** The score from which on a result is high, on a scale of 0 to 10 (`sportest.score`). */
export const highScore = 7

export const sportestOption = z.object({
  id,
  name: z.string(),
  sportestAnswerOptionType: z.enum(sportestOptionTypes),
  /** The sport an option of type MODALITY stands for. */
  sport: sport.nullable(),
})
export type SportestOption = z.output<typeof sportestOption>

export const listSportestOptions = route({
  method: 'GET',
  path: '/sportestAnswerOption',
  summary: 'The answer options of all three tests, in the language of the caller.',
  access: 'any',
  scope: 'open',
  reply: z.array(sportestOption),
})

const optionId = z.int('Pattern').min(1, 'Pattern').max(largestId, 'Pattern').nullish()

/**
 * A taken test. The server alone computes the score; one that is sent along is ignored. `key` names
 * a test that was kept in the browser, so that sending it twice stores it once.
 */
export const sportestSubmission = z
  .object({
    sportestType: filledText().max(40, 'Size'),
    athleteBestResultEventAnswerId: optionId,
    athleteBestResultPositionAnswerId: optionId,
    athleteBudgetAnswerId: optionId,
    athleteModalityAnswerId: optionId,
    fanInterest: z.enum(fanInterests, 'Pattern').nullish(),
    fanModalityAnswerId: optionId,
    sponsorEntityType: z.enum(sponsorEntityTypes, 'Pattern').nullish(),
    sponsorModalityAnswerId: optionId,
    sponsorSponsorshipBudgetAnswerId: optionId,
    sponsorSponsorshipPackAnswerId: optionId,
    key: z.uuid('Pattern').nullish(),
  })
  .superRefine((test, context) => {
    const type = sportestTypes.find((known) => known === test.sportestType)
    for (const question of type ? sportestQuestions[type] : []) {
      if (test[question] === undefined || test[question] === null) {
        context.addIssue({ code: 'custom', path: [question], message: 'NotBlank' })
      }
    }
  })
export type SportestSubmission = z.output<typeof sportestSubmission>

/** What one answer gave, and what the best answer to its question would have given. */
export const sportestPart = z.object({
  question: z.string(),
  points: z.number(),
  most: z.number(),
})

export const sportestResult = z.object({
  /** 0 to 10. */
  score: z.int(),
  /** 0 for a visitor: nothing is stored. */
  id: z.int().min(0),
  parts: z.array(sportestPart),
})
export type SportestResult = z.output<typeof sportestResult>

export const takeSportest = route({
  method: 'POST',
  path: '/sportest',
  summary: 'Take a test. A visitor gets a score and id 0, and nothing is stored.',
  access: 'any',
  scope: 'PAGE',
  limit: 'lookup',
  body: sportestSubmission,
  reply: sportestResult,
  refusals: ['invalidTest', 'invalidAnswer'],
})

export const takenSportest = z.object({
  id,
  sportestType: z.enum(sportestTypes),
  score: z.int(),
  takenAt: z.string(),
})

export const listSportests = route({
  method: 'GET',
  path: '/users/{id}/sportests',
  summary:
    'Tests somebody took, newest first: all for themselves and admins; for others the latest of the test of their role, unless they keep it off their page.',
  access: 'any',
  scope: 'PAGE',
  params: idParams,
  reply: z.array(takenSportest),
  refusals: ['userNotFound'],
  isAboutPeople: true,
})

/** Whether page and card show the score of the test of one's own role. */
export const sportestShown = z.object({ shown: z.boolean() })
export type SportestShown = z.output<typeof sportestShown>

export const getSportestShown = route({
  method: 'GET',
  path: '/sportest/shown',
  summary: 'Whether the caller’s page and card show their score.',
  access: sportestTypes,
  scope: 'PAGE',
  reply: sportestShown,
  refusals: ['userNotFound'],
})

export const putSportestShown = route({
  method: 'PUT',
  path: '/sportest/shown',
  summary:
    'Show the score of the test of one’s own role on page and card, or keep it off both. Managers have none.',
  access: sportestTypes,
  scope: 'PAGE',
  body: sportestShown,
  reply: sportestShown,
  refusals: ['userNotFound'],
})

const optionName = filledText().max(100, 'Size')
const optionNames = z.object({ en: optionName, pt: optionName })
const weight = z.number('Number').min(0, 'Min').max(10, 'Max')

/** An option as an admin writes it; the weight says how much the answer counts, 0 to 10. */
export const optionDraft = z.object({
  name: optionNames,
  sportestAnswerOptionType: z.enum(sportestOptionTypes, 'Pattern'),
  weight: weight.default(0),
})

/** What is left out stays. */
export const optionChange = optionDraft.extend({ name: optionNames.partial(), weight }).partial()

export const addSportestOption = route({
  method: 'POST',
  path: '/admin/sportest-options',
  summary: 'Add an answer option.',
  access: ['ADMIN'],
  body: optionDraft,
  reply: z.object({ id }),
  status: 201,
  refusals: ['optionNameExists'],
})

export const changeSportestOption = route({
  method: 'PUT',
  path: '/admin/sportest-options/{id}',
  summary:
    'Rename an answer option or change its weight; its type stays, and so does what is left out.',
  access: ['ADMIN'],
  params: idParams,
  body: optionChange,
  reply: z.object({ id }),
  refusals: ['entityDoesNotExist', 'optionNameExists', 'invalidAnswer'],
})

export const adminSportestOption = z.object({
  id,
  name: z.object({ en: z.string(), pt: z.string() }),
  sportestAnswerOptionType: z.enum(sportestOptionTypes),
  weight: z.number(),
})
export type AdminSportestOption = z.output<typeof adminSportestOption>

export const listAdminSportestOptions = route({
  method: 'GET',
  path: '/admin/sportest-options',
  summary: 'The answer options with both names and weights.',
  access: ['ADMIN'],
  reply: z.array(adminSportestOption),
})
