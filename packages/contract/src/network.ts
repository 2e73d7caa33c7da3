import { z } from 'zod'
import { countryCode, sport, typedText } from './fields.ts'
import { id } from './ids.ts'
import { textLimits } from './limits.ts'
import { listQuery } from './list.ts'
import { memberRoles, roles, type Role } from './roles.ts'
import { route } from './route.ts'
import { picture } from './profiles.ts'

/** A person of the network, as a card shows them. */
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

/**
 * A card of the network's list. That of somebody who hides is blank to everybody but admins: id 0, no
 * role, nothing else (`profile.hidden`).
 */
const listedCard = networkCard.extend({
  id: z.int().min(0),
  /** ADMIN only where an admin filters by it. */
  role: z.enum(roles).nullable(),
  hiddenProfile: z.boolean(),
})
export type ListedCard = z.output<typeof listedCard>

/** Kinds of people the network shows to everyone; fans are not listed (`network.search`). */
export const listedRoles = ['ATHLETE', 'MANAGER', 'SPONSOR'] as const

/** Whether people of a role are listed in the network. */
export function isListed(role: Role): boolean {
  return listedRoles.some((listed) => listed === role)
}

/** A country, or a region of one, where somebody of the network lives. */
export const networkPlace = z.object({
  countryCode: z.string(),
  region: z.string().nullable(),
  people: z.int(),
})
export type NetworkPlace = z.output<typeof networkPlace>

export const getNetworkPlaces = route({
  method: 'GET',
  path: '/users/places',
  summary: 'The countries and regions where people of the network live, for its filters.',
  access: 'any',
  scope: 'open',
  reply: z.array(networkPlace),
})

export const getFaces = route({
  method: 'GET',
  path: '/users/faces',
  summary:
    'Some people for the landing page, at most nine, the same for everybody; nobody whose page is not for search engines.',
  access: 'any',
  scope: 'open',
  reply: z.array(networkCard),
})

/** The orders of the network: by name, athletes by class, or the latest accounts first. */
export const networkSorts = ['name', 'class', 'new'] as const
export type NetworkSort = (typeof networkSorts)[number]

export const searchNetwork = route({
  method: 'GET',
  path: '/users',
  summary:
    'The network: visible people by name, exact and prefix matches first; after all of them, in a browse without filters, a blank card for each who hides. With a class, or sorted by it: athletes alone, for sponsors whose plan gives it and for admins.',
  access: 'any',
  scope: 'open',
  query: z.object({
    q: typedText().max(textLimits.search, 'Size').default(''),
    /** Fans and admins are found by admins alone (`network.search`). */
    type: z.enum(roles).optional(),
    sport: sport.optional(),
    country: countryCode.optional(),
    region: typedText().max(100, 'Size').optional(),
    /**
     * For admins: only those who hide, or only those who do not. To others it says nothing
     * (`network.search`).
     */
    hiddenProfile: z.enum(['true', 'false'], 'Pattern').optional(),
    /** The least class, which is the sportest score an athlete shows; words are then not guessed at. */
    class: z.coerce.number().pipe(z.int().min(0).max(10)).optional(),
    /** Athletes alone who take requests of support now; words are then not guessed at. */
    accepts: z.enum(['true'], 'Pattern').optional(),
    /** `new` is the latest account first, where nothing is searched for; in it nobody has a blank card. */
    ...listQuery({ sort: networkSorts, limit: 20 }),
  }),
  reply: z.array(listedCard),
  total: 'header',
  refusals: ['planNeeded'],
})
