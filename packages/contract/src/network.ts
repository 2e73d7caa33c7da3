import { z } from 'zod'
import { countryCode, sport } from './fields.ts'
import { id } from './ids.ts'
import { textLimits } from './limits.ts'
import { listQuery } from './list.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'
import { picture } from './profiles.ts'

/** Somebody in the network, as a card shows them. */
export const networkCard = z.object({
  id,
  role: z.enum(memberRoles),
  name: z.string(),
  lastName: z.string(),
  sport: sport.nullable(),
  clubName: z.string().nullable(),
  region: z.string().nullable(),
  countryCode: z.string().nullable(),
  phrase: z.string().nullable(),
  /** 0 to 10; null while no sportest was taken. */
  sportestScore: z.int().nullable(),
  avatar: picture,
})
export type NetworkCard = z.output<typeof networkCard>

/** Kinds of people the network shows to everyone; fans are not listed (specification 2, section 6). */
export const listedRoles = ['ATHLETE', 'MANAGER', 'SPONSOR'] as const

export const searchNetwork = route({
  method: 'GET',
  path: '/users',
  summary: 'The network: visible people by name, exact and prefix matches first (P48).',
  access: 'any',
  query: z.object({
    q: z.string().trim().max(textLimits.search, 'Size').default(''),
    type: z.enum(listedRoles).optional(),
    sport: sport.optional(),
    country: countryCode.optional(),
    region: z.string().max(100, 'Size').optional(),
    ...listQuery({ sort: ['name'], limit: 20 }),
  }),
  reply: z.array(networkCard),
  total: 'header',
})
