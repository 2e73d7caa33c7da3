import { z } from 'zod'
import { appealOutcomes, decisionActs } from './decisions.ts'
import { decisionGrounds } from './grounds.ts'
import { reportReasons } from './reports.ts'
import { route } from './route.ts'

/** What was reported, decided and taken back in a year (`decisions.figures`). */
export const transparency = z.object({
  year: z.int(),
  /** Whether the year is over: then nothing of it changes any more. */
  isOver: z.boolean(),
  /** The first year of which there are figures. */
  since: z.int(),
  notices: z.object({ total: z.int(), byReason: z.record(z.enum(reportReasons), z.int()) }),
  decisions: z.object({
    total: z.int(),
    byAct: z.record(z.enum(decisionActs), z.int()),
    byGround: z.record(z.enum(decisionGrounds), z.int()),
  }),
  /** Those that were sent in the year, and how those were answered that were answered in it. */
  appeals: z.object({ total: z.int(), byOutcome: z.record(z.enum(appealOutcomes), z.int()) }),
  /** Whole hours within which half of the notices that were decided in the year were; null without any. */
  medianHours: z.int().nullable(),
})
export type Transparency = z.output<typeof transparency>

export const readTransparency = route({
  method: 'GET',
  path: '/transparency',
  summary:
    'How many notices came in a year, what was decided and on which grounds, and what became of appeals. Without a year, this one; a year to come is not there.',
  access: 'any',
  query: z.object({
    year: z.coerce.number().pipe(z.int().min(1900).max(9999)).optional(),
  }),
  reply: transparency,
  refusals: ['entityDoesNotExist'],
})
