import { z } from 'zod'
import { ageGroups, competitionLevels } from './achievements.ts'
import { id, idInPath } from './ids.ts'
import { languages } from './locale.ts'
import { otherSide } from './people.ts'
import { route } from './route.ts'
import { supportBadge } from './support.ts'

/** How much of what there may be much of a year shows; how many there are stands beside it. */
export const yearLimits = {
  supporters: 12,
  goals: 5,
  results: 6,
  updates: 3,
  supports: 50,
  resultsOfEach: 3,
} as const

const yearInPath = z.coerce.number().pipe(z.int().min(1900).max(9999))

/** A result of a year: its month, and never the day (`minors.protected`). */
export const yearResult = z.object({
  id,
  month: z.int(),
  result: z.int(),
  competition: z.string().nullable(),
  competitionLevel: z.enum(competitionLevels),
  /** Null where others read of somebody protected. */
  ageGroup: z.enum(ageGroups).nullable(),
})
export type YearResult = z.output<typeof yearResult>

/** The beginning of what an athlete told; the rest is on their page. */
const yearUpdate = z.object({ id, text: z.string(), at: z.string() })

const results = z.object({ total: z.int(), list: z.array(yearResult) })
const updates = z.object({ total: z.int(), list: z.array(yearUpdate) })

const ofYear = {
  year: z.int(),
  /** Whether the year is over; until then it is told as it stands. */
  isOver: z.boolean(),
}

/**
 * A year of an athlete, "what you made possible" (`season.year`). What is null is not for the viewer: the
 * credits are the athlete's alone, and of a protected one every figure of supports is.
 */
export const athleteYear = z.object({
  ...ofYear,
  athlete: otherSide,
  /** The credits of the supports that were accepted in it. */
  credits: z.int().nullable(),
  /** Who supported in it, as far as the viewer may know. */
  supporters: z.int().nullable(),
  /** In how many months of it there was support. */
  months: z.int().nullable(),
  /** Some of those who show that they support. */
  named: z.array(supportBadge),
  /** The goals that were reached in it. */
  goals: z.object({
    total: z.int(),
    list: z.array(z.object({ id, title: z.string(), credits: z.int().nullable() })),
  }),
  results,
  updates,
})
export type AthleteYear = z.output<typeof athleteYear>

/** An athlete whom a supporter helped, and what became of it. */
export const yearSupport = z.object({
  athlete: otherSide,
  credits: z.int(),
  months: z.int(),
  /** The goals that it was directed at. */
  goals: z.array(z.object({ id, title: z.string(), isReached: z.boolean() })),
  results,
  updates,
})
export type YearSupport = z.output<typeof yearSupport>

export const ownYear = z.object({
  ...ofYear,
  credits: z.int(),
  months: z.int(),
  athletes: z.int(),
  goalsReached: z.int(),
  /** The results of all these athletes since. */
  results: z.int(),
  updates: z.int(),
  /** Those of whom there is news first, of these those who received most. */
  supports: z.array(yearSupport),
})
export type OwnYear = z.output<typeof ownYear>

export const readAthleteYear = route({
  method: 'GET',
  path: '/athletes/{id}/year/{year}',
  summary:
    'What supporters made possible for an athlete in a year, as far as the caller may know. A year to come is not there.',
  access: 'any',
  scope: 'SUPPORT',
  params: z.object({ id: idInPath, year: yearInPath }),
  reply: athleteYear,
  refusals: ['userNotFound', 'entityDoesNotExist'],
  isAboutPeople: true,
})

export const readOwnYear = route({
  method: 'GET',
  path: '/users/me/year/{year}',
  summary:
    'What the caller made possible in a year: whom they supported, and what became of it. A year to come is not there.',
  access: 'user',
  params: z.object({ year: yearInPath }),
  reply: ownYear,
  refusals: ['entityDoesNotExist'],
})

export const downloadOwnYearCard = route({
  method: 'GET',
  path: '/users/me/year/{year}/card.png',
  summary: 'The caller’s year as a picture to pass on: figures, and nobody’s name but their own.',
  access: 'user',
  limit: 'mediaKit',
  params: z.object({ year: yearInPath }),
  /** The language of the picture; the caller’s unless given. */
  query: z.object({ lang: z.enum(languages, 'Pattern').optional() }),
  file: 'image/png',
  refusals: ['entityDoesNotExist'],
})
