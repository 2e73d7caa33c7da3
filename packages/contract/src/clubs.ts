import { z } from 'zod'
import * as field from './fields.ts'
import { sport } from './fields.ts'
import { id, idInBody, idParams } from './ids.ts'
import { textLimits } from './limits.ts'
import { listQuery } from './list.ts'
import { route } from './route.ts'

/**
 * How a club is told: by its name and sport. A profile with an empty `clubName` is independent,
 * which every sport allows (`profile.fields`).
 */
export const clubKey = z.object({ clubCompositeKey: z.object({ clubName: z.string(), sport }) })
export type ClubKey = z.output<typeof clubKey>

/** A club that must be named. */
export const namedClub = z.object({
  clubCompositeKey: z.object({
    clubName: field.unlinked(field.requiredName(textLimits.clubName)),
    sport: field.chosenSport,
  }),
})

const search = field.optionalText(textLimits.search)

export const getClubs = route({
  method: 'GET',
  path: '/clubs',
  summary: 'Clubs by name, at most a thousand.',
  access: 'any',
  scope: 'open',
  reply: z.array(clubKey),
  total: 'header',
})

export const getClubsOfSport = route({
  method: 'GET',
  path: '/clubs/modalities',
  summary: 'The clubs of a sport by name, at most a thousand.',
  access: 'any',
  scope: 'open',
  query: z.object({ modality: field.chosenSport }),
  reply: z.array(clubKey),
  total: 'header',
})

export const getClubPage = route({
  method: 'GET',
  path: '/clubs/paginated',
  summary: 'A page of clubs; `q` matches parts of names, whatever their case and accents.',
  access: 'any',
  scope: 'open',
  limit: 'lookup',
  query: z.object({
    pageIndex: z.coerce.number().pipe(z.int().min(0).max(1_000_000)).default(0),
    pageSize: z.coerce.number().pipe(z.int().min(1).max(100)).default(5),
    q: search,
    sport: sport.optional(),
  }),
  reply: z.array(clubKey),
  total: 'header',
})

export const createClub = route({
  method: 'POST',
  path: '/clubs',
  summary: 'Add a club. One whose name differs in case or accents only is answered as it stands.',
  access: 'user',
  scope: 'PAGE',
  limit: 'club',
  body: namedClub,
  reply: clubKey,
  status: 201,
})

// --- administration ------------------------------------------------------------------------------

/** A club as the admins keep it in order. */
export const adminClub = z.object({
  id,
  name: z.string(),
  sport,
  /** Athletes who are with it now. */
  athletes: z.int(),
  /** Achievements won for it. */
  achievements: z.int(),
})
export type AdminClub = z.output<typeof adminClub>

export const listAdminClubs = route({
  method: 'GET',
  path: '/admin/clubs',
  summary: 'Clubs with what hangs on them, by name.',
  access: ['ADMIN'],
  query: z.object({ ...listQuery({ sort: ['name'] }), q: search, sport: sport.optional() }),
  reply: z.array(adminClub),
  total: 'header',
})

export const renameClub = route({
  method: 'PUT',
  path: '/admin/clubs/{id}',
  summary:
    'Give a club another name, on every page that tells it. A name that is taken is `optionNameExists`.',
  access: ['ADMIN'],
  params: idParams,
  body: z.object({ clubName: field.unlinked(field.requiredName(textLimits.clubName)) }),
  reply: adminClub,
  refusals: ['entityDoesNotExist', 'optionNameExists'],
})

export const mergeClubs = route({
  method: 'POST',
  path: '/admin/clubs/{id}/merge',
  summary: 'Let a club become part of another one of the same sport; the first one is gone.',
  access: ['ADMIN'],
  sensitive: true,
  params: idParams,
  body: z.object({ into: idInBody }),
  reply: adminClub,
  refusals: ['entityDoesNotExist', 'stateChanged'],
})
