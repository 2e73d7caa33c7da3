import { z } from 'zod'
import * as field from './fields.ts'
import { namesItsLaw, saidByAdmin } from './grounds.ts'
import { id, idInBody, idParams } from './ids.ts'
import { personCard } from './people.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'

// A protected member and the adult who looks after their account (`minors.guardian`).

/** How many days the link holds that was mailed to the adult. */
export const guardianOfferDays = 14

/** Whom a guardian can allow to write to somebody, at most. */
export const mostContacts = 200

export const guardianshipStates = ['OFFERED', 'ACTIVE'] as const

export const guardianship = z.object({
  /** Of an offer, and of what runs: two counts, told apart by the state. */
  id,
  state: z.enum(guardianshipStates),
  ward: personCard,
  /** In years, for the ward and for guardians alone; null where no date of birth is known, and of an offer. */
  wardAge: z.int().nullable(),
  /** Null until somebody has accepted. */
  guardian: personCard.nullable(),
  /** Where an open offer went. */
  email: z.string().nullable(),
  /** Until when an offer can be accepted. */
  offeredUntil: z.string().nullable(),
  /** Whether this guardian hides the page, or the ward has hidden it; another guardian may hide it all the same. */
  hiddenProfile: z.boolean(),
  /** Whether others see the page now. */
  pageShown: z.boolean(),
  /** Who may write to the ward, as this guardian decided; null while they have not, and of another guardian. */
  allowed: z.array(idInBody).nullable(),
  /** The same as people. */
  contacts: z.array(personCard),
})
export type Guardianship = z.output<typeof guardianship>

export const nameGuardian = route({
  method: 'POST',
  path: '/users/me/guardian',
  summary:
    'Names an adult, who is mailed a link: as a protected member while nobody looks after them, or as the guardian of one. Answers the same whether or not they are a member; naming them again mails another link, once in ten minutes.',
  access: memberRoles,
  // Who is named does everything for the member, also when the session is over.
  sensitive: true,
  limit: 'offer',
  body: z.object({
    email: field.email,
    /** Whom the caller looks after; left out by who is protected. */
    wardId: idInBody.optional(),
  }),
  status: 204,
  refusals: ['forbidden', 'userNotFound', 'guardianNeeded'],
})

const secretParams = z.object({ secret: field.token })

export const readGuardianOffer = route({
  method: 'GET',
  path: '/guardianship/{secret}',
  summary: 'Who asks for a guardian behind a mailed link, and until when.',
  access: 'any',
  scope: 'open',
  limit: 'token',
  params: secretParams,
  reply: z.object({ name: z.string(), offeredUntil: z.string() }),
  refusals: ['invalidToken'],
})

export const acceptGuardianship = route({
  method: 'POST',
  path: '/guardianship/{secret}/accept',
  summary:
    'Become the guardian behind a mailed link, once. Under 18, and for oneself, it is `forbidden`.',
  access: memberRoles,
  limit: 'token',
  params: secretParams,
  body: z.object({ confirmed: z.literal(true, 'NotBlank'), dateOfBirth: field.pastDay }),
  reply: guardianship,
  refusals: ['invalidToken', 'forbidden'],
})

export const listGuardianships = route({
  method: 'GET',
  path: '/guardianship',
  summary:
    'The caller’s guardians and open offers, and the wards they look after, with who else does and is asked to.',
  access: memberRoles,
  reply: z.array(guardianship),
})

export const putContacts = route({
  method: 'PUT',
  path: '/users/{id}/contacts',
  summary:
    'As a guardian: who may write to the ward, and to whom the ward may write. Either all of them (`allowed`), or who is added and who is removed, and everybody else stays.',
  access: memberRoles,
  params: idParams,
  body: z.object({
    allowed: z.array(idInBody).max(mostContacts, 'Size').optional(),
    add: z.array(idInBody).max(mostContacts, 'Size').default([]),
    remove: z.array(idInBody).max(mostContacts, 'Size').default([]),
  }),
  reply: guardianship,
  refusals: ['userNotFound'],
})

export const endGuardianship = route({
  method: 'PATCH',
  path: '/guardianship/{id}/end',
  summary:
    'End a guardianship: its guardian, or an admin with a reason. With the last one gone the page is hidden.',
  access: [...memberRoles, 'ADMIN'],
  whileSuspended: true,
  params: idParams,
  body: z.object(saidByAdmin).refine(...namesItsLaw),
  status: 204,
  refusals: ['entityDoesNotExist', 'forbidden'],
})

export const withdrawGuardianOffer = route({
  method: 'DELETE',
  path: '/users/me/guardian/{id}',
  summary: 'Take back the link mailed to an adult, as who may name one. Again changes nothing.',
  access: memberRoles,
  params: idParams,
  status: 204,
  refusals: ['guardianNeeded'],
})
