import { z } from 'zod'
import * as field from './fields.ts'
import { id, idParams } from './ids.ts'
import { tokenLimits } from './limits.ts'
import { listQuery } from './list.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'
import { scopes } from './scopes.ts'
import { apiVersions } from './versions.ts'

// Access tokens: programs that call for the member who made them (`tokens.made`, `tokens.scopes`).

/** What every token begins with, so that scanners of published code find one that slipped in. */
export const tokenPrefix = 'pod_'

export const tokenStates = ['RUNNING', 'EXPIRED', 'ENDED'] as const

const described = {
  id,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** The version of the API that its calls are answered in, unless they name another. */
  version: z.enum(apiVersions),
  createdAt: z.string(),
  expiresAt: z.string(),
}

export const accessToken = z.object({
  ...described,
  state: z.enum(tokenStates),
  /** The last letters of it, by which its owner tells it from others. */
  ending: z.string(),
  /** To the minute; null where nothing has called with it. */
  lastUsedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type AccessToken = z.output<typeof accessToken>

export const listTokens = route({
  method: 'GET',
  path: '/users/me/tokens',
  summary: 'The access tokens of the caller; those that run first, then the latest.',
  access: memberRoles,
  query: z
    .object(listQuery({ sort: ['createdAt'], limit: 20 }))
    .omit({ _order: true, _sort: true }),
  reply: z.array(accessToken),
  total: 'header',
})

export const createToken = route({
  method: 'POST',
  path: '/users/me/tokens',
  summary: 'Make an access token for a program; the answer is the only place where it is shown.',
  access: memberRoles,
  sensitive: true,
  limit: 'accessToken',
  body: z.object({
    name: field.requiredName(tokenLimits.name),
    scopes: z
      .array(z.enum(scopes, 'Pattern'), 'NotEmpty')
      .min(1, 'NotEmpty')
      .max(scopes.length, 'Size')
      .refine((given) => new Set(given).size === given.length, 'Pattern'),
    /** Ahead, at most a year. */
    expiresAt: z.iso.datetime({ offset: true, error: 'Pattern' }),
  }),
  reply: z.object({ ...described, token: z.string() }),
  status: 201,
  refusals: ['tooManyEvents'],
})
export type CreatedToken = z.output<(typeof createToken)['reply']>

export const endToken = route({
  method: 'DELETE',
  path: '/users/me/tokens/{id}',
  summary: 'End an access token; it counts at once. Again changes nothing.',
  access: memberRoles,
  whileSuspended: true,
  params: idParams,
  status: 204,
  refusals: ['entityDoesNotExist'],
})
