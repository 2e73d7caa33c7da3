import { z } from 'zod'
import { id, idParams } from './ids.ts'
import { memberRoles } from './roles.ts'
import { sport } from './fields.ts'
import { route } from './route.ts'

/** A stored picture; 0 and null mean none was uploaded and one is drawn. */
export const picture = z.object({ id: z.int().min(0), main: z.string().nullable() })

export const clubKey = z.object({ clubCompositeKey: z.object({ clubName: z.string(), sport }) })

/** What the viewer may do with a profile; the screens ask this and never the role. */
export const abilities = z.object({ edit: z.boolean(), publish: z.boolean() })

const publicFields = z.object({
  id,
  role: z.enum(memberRoles),
  name: z.string(),
  lastName: z.string(),
  sport: sport.nullable(),
  club: clubKey.nullable(),
  region: z.string().nullable(),
  countryCode: z.string().nullable(),
  phrase: z.string().nullable(),
  biography: z.string().nullable(),
  aboutUs: z.string().nullable(),
  objectives: z.string().nullable(),
  /** Years. */
  age: z.int().nullable(),
  /** Kilograms. */
  weight: z.number().nullable(),
  /** Centimetres. */
  height: z.number().nullable(),
  avatar: picture,
  coverPhoto: picture,
})

/** What only the owner and admins read (P19). */
const ownFields = z.object({
  email: z.string(),
  fiscalCode: z.string().nullable(),
  postalCode: z.string().nullable(),
  address: z.string().nullable(),
  hiddenProfile: z.boolean(),
})

/** A profile as its viewer may see it (P19): `own` is there for the owner and admins alone. */
export const profile = publicFields.extend({ own: ownFields.optional(), abilities })
export type Profile = z.output<typeof profile>

const reading = {
  method: 'GET',
  access: 'any',
  params: idParams,
  reply: profile,
  refusals: ['userNotFound'],
} as const

export const getAthlete = route({
  ...reading,
  path: '/athletes/{id}',
  summary: "An athlete's page.",
})
export const getFan = route({ ...reading, path: '/fans/{id}', summary: "A fan's page." })
export const getManager = route({
  ...reading,
  path: '/managers/{id}',
  summary: "A manager's page.",
})
export const getSponsor = route({
  ...reading,
  path: '/sponsors/{id}',
  summary: "A sponsor's page.",
})

/** The call that reads a profile of each role. */
export const profileOf = {
  ATHLETE: getAthlete,
  FAN: getFan,
  MANAGER: getManager,
  SPONSOR: getSponsor,
}

export const putVisibility = route({
  method: 'PUT',
  path: '/users/{id}/visibility',
  summary: 'Publish or hide a profile: carries the wanted value (P20, P52).',
  access: 'owner',
  params: idParams,
  body: z.object({ hiddenProfile: z.boolean() }),
  reply: z.object({ hiddenProfile: z.boolean() }),
  refusals: ['forbidden', 'userNotFound', 'athleteHasNoSport', 'acceptLastTerms'],
})
