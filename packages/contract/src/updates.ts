import { z } from 'zod'
import * as field from './fields.ts'
import { shownMedia } from './galleries.ts'
import { id, idInBody, idInPath, idParams } from './ids.ts'
import { seasonLimits } from './limits.ts'
import { perPage } from './list.ts'
import { route } from './route.ts'

/**
 * Who is told of an update and who reads it (`season.updates`): EVERYBODY tells followers and
 * supporters and is read by all; the others are read by who follows or supports when reading.
 */
export const updateAudiences = ['EVERYBODY', 'FOLLOWERS', 'SUPPORTERS'] as const
export type UpdateAudience = (typeof updateAudiences)[number]

/** What an athlete tells of their season. */
export const update = z.object({
  id,
  text: z.string(),
  /** ISO moment. */
  at: z.string(),
  audience: z.enum(updateAudiences),
  /** The pictures and films that are ready; what is still being made comes later. */
  media: z.array(shownMedia),
})

/** An update as its reader sees it; `told` is how many people were told, for its athlete and admins. */
export const readableUpdate = update.extend({ told: z.int().nullable() })
export type Update = z.output<typeof readableUpdate>

/** How many people an update tells. */
const audienceCount = z.object({ count: z.int() })
export type AudienceCount = z.output<typeof audienceCount>

export const countAudience = route({
  method: 'GET',
  path: '/athletes/updates/audience',
  summary:
    'How many people an update to an audience would tell now; nobody while the page is hidden.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  query: z.object({ audience: z.enum(updateAudiences, 'Pattern') }),
  reply: audienceCount,
})

/** An update as it is written; `counted` is how many people its athlete was told it reaches. */
export const updateForm = z.object({
  text: field.requiredText(seasonLimits.updateText),
  /** Pictures and films of the athlete’s own gallery. */
  mediaIds: z.array(idInBody).max(seasonLimits.updateMedia, 'Size').default([]),
  audience: z.enum(updateAudiences, 'Pattern'),
  counted: z.int('Pattern').min(0, 'Pattern'),
})
export type UpdateForm = z.output<typeof updateForm>

export const publishUpdate = route({
  method: 'POST',
  path: '/athletes/updates',
  summary:
    'Tell an audience what is new. `stateChanged` with `current.count` where another number of people would be told than was counted.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  needsGuardian: true,
  limit: 'update',
  idempotent: true,
  body: updateForm,
  reply: readableUpdate,
  status: 201,
  refusals: ['stateChanged', 'guardianNeeded', 'acceptLastTerms', 'idempotencyKeyReused'],
})

export const deleteUpdate = route({
  method: 'DELETE',
  path: '/athletes/updates/{id}',
  summary: 'Take an update of one’s own away, from the page and out of every feed.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  needsGuardian: true,
  params: idParams,
  status: 204,
  refusals: ['entityDoesNotExist', 'guardianNeeded'],
})

export const listUpdates = route({
  method: 'GET',
  path: '/athletes/{id}/updates',
  summary:
    'The updates of an athlete that the caller may read, newest first. `before` is the id of the last one seen; fewer than were asked for are the last.',
  access: 'any',
  scope: 'PAGE',
  params: idParams,
  query: z.object({
    before: idInPath.optional(),
    _limit: perPage.default(seasonLimits.updatesPerPage),
  }),
  reply: z.array(readableUpdate),
  refusals: ['userNotFound'],
})
