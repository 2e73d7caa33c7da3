import { z } from 'zod'
import { clubKey, namedClub } from './clubs.ts'
import * as field from './fields.ts'
import { id, idParams } from './ids.ts'
import { resultLimits, textLimits } from './limits.ts'
import { route } from './route.ts'

export const competitionLevels = ['LOCAL', 'NATIONAL', 'INTERNATIONAL'] as const
export type CompetitionLevel = (typeof competitionLevels)[number]

export const ageGroups = ['CHILDREN', 'YOUTH', 'ADULTS', 'SENIORS'] as const
export type AgeGroup = (typeof ageGroups)[number]

/**
 * A result of an athlete. Dates are ISO days (`2019-07-21`); of a protected one others read the month
 * alone (`2019-07`), and neither age group nor club,
 * whose name is empty then, nor the name of a local competition (`minors.protected`).
 */
export const achievement = z.object({
  id,
  date: z.string(),
  competitionLevel: z.enum(competitionLevels),
  /** Null where others read the result of somebody protected. */
  ageGroup: z.enum(ageGroups).nullable(),
  club: clubKey,
  /** The position reached, 1 to 50. */
  result: z.int(),
  competition: z.string().nullable(),
  evidence: z.string().nullable(),
})
export type Achievement = z.output<typeof achievement>

function chosen<const V extends readonly [string, ...string[]]>(values: V) {
  return field.filledText().pipe(z.enum(values, 'Pattern'))
}

/**
 * An achievement as it is written down. The date must be past; more than 500 years back is refused
 * with `moreThan500Years` by the server.
 */
export const achievementForm = z.object({
  date: field.pastDay,
  competitionLevel: chosen(competitionLevels),
  ageGroup: chosen(ageGroups),
  club: namedClub,
  result: field.whole(resultLimits),
  competition: field.freeTitle(textLimits.competitionName),
  evidence: field.optionalLink,
})
export type AchievementForm = z.output<typeof achievementForm>

export const addAchievement = route({
  method: 'POST',
  path: '/achievements',
  summary: 'Add an achievement to one’s timeline, at most 300.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  idempotent: true,
  body: achievementForm,
  reply: achievement,
  status: 201,
  refusals: ['tooManyEvents', 'moreThan500Years', 'idempotencyKeyReused'],
})

export const changeAchievement = route({
  method: 'PUT',
  path: '/achievements/{id}',
  summary: 'Change an achievement of one’s own; what is left out stays.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  params: idParams,
  body: achievementForm.partial(),
  reply: achievement,
  refusals: ['entityDoesNotExist', 'moreThan500Years'],
})

export const deleteAchievement = route({
  method: 'DELETE',
  path: '/achievements/{id}',
  summary: 'Delete an achievement of one’s own.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  params: idParams,
  status: 204,
  refusals: ['entityDoesNotExist'],
})
