import { z } from 'zod'
import * as field from './fields.ts'
import { sessionUser } from './identity.ts'
import { id, idInBody, idParams } from './ids.ts'
import { listQuery } from './list.ts'
import { personCard } from './people.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'
import { scopes } from './scopes.ts'
import { earlier } from './versions.ts'

// Acting for a member (`delegation.offer`, `delegation.scopes`, `delegation.acts`).

/** What a delegation is for. */
export const delegationKinds = ['REPRESENTATION', 'COLLEAGUE', 'HELP', 'GUARDIAN'] as const
export type DelegationKind = (typeof delegationKinds)[number]

/** The kinds that a member offers; a guardian comes another way. */
export const offeredKinds = ['REPRESENTATION', 'COLLEAGUE', 'HELP'] as const
export type OfferedKind = (typeof offeredKinds)[number]

export const delegationStates = ['OFFERED', 'ACTIVE', 'ENDED'] as const
export type DelegationState = (typeof delegationStates)[number]

/** The two people of a delegation: who is acted for, and who acts. */
export const delegationSides = ['principal', 'delegate'] as const
export type DelegationSide = (typeof delegationSides)[number]

/** How many years ahead a delegation may end at most. */
export const mostDelegationYears = 2

/** How many days an offer waits to be accepted. */
export const offerDays = 14

const terms = {
  kind: z.enum(delegationKinds),
  scopes: z.array(z.enum(scopes)),
  /** ISO moment; null where it runs until one side ends it. */
  endsAt: z.string().nullable(),
}

export const delegation = z.object({
  id,
  ...terms,
  state: z.enum(delegationStates),
  principal: personCard,
  /** Null until an offer that went to an address is taken. */
  delegate: personCard.nullable(),
  /** Where an open offer went, for who made it. */
  email: z.string().nullable(),
  offeredAt: z.string(),
  /** Until when an offer can be accepted. */
  offeredUntil: z.string(),
  acceptedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  abilities: z.object({ accept: z.boolean(), end: z.boolean() }),
})
export type Delegation = z.output<typeof delegation>

export const offering = z
  .object({
    userId: idInBody.optional(),
    email: field.email.optional(),
    kind: z.enum(offeredKinds, 'Pattern'),
    scopes: z
      .array(z.enum(scopes, 'Pattern'))
      .min(1, 'NotEmpty')
      .max(scopes.length, 'Size')
      .refine((given) => new Set(given).size === given.length, 'Pattern'),
    /** Ahead, at most two years. */
    endsAt: z.iso.datetime({ offset: true, error: 'Pattern' }).nullish(),
  })
  .refine(({ userId, email }) => userId !== undefined || email !== undefined, {
    message: 'NotBlank',
    path: ['email'],
  })
  .refine(({ userId, email }) => userId === undefined || email === undefined, {
    message: 'Pattern',
    path: ['userId'],
  })

export const offerDelegation = route({
  method: 'POST',
  path: '/delegations',
  summary:
    'Offer somebody to act for the caller: a member, or whoever takes the link mailed to an address.',
  access: memberRoles,
  // Guardians alone act for a protected member.
  needsGuardian: true,
  // It goes on when the session is over.
  sensitive: true,
  limit: 'offer',
  body: offering,
  reply: delegation,
  status: 201,
  refusals: ['userNotFound', 'forbidden', 'recipientUnavailable', 'guardianNeeded'],
})

export const listDelegations = route({
  method: 'GET',
  path: '/delegations',
  summary:
    'Who acts for the caller, or for whom the caller acts; open ones first, then the latest.',
  access: memberRoles,
  query: z
    .object({
      side: z.enum(delegationSides, 'Pattern').default('principal'),
      ...listQuery({ sort: ['since'] }),
    })
    .omit({ _order: true }),
  reply: z.array(delegation),
  total: 'header',
})

export const acceptDelegation = route({
  method: 'PUT',
  path: '/delegations/{id}/accept',
  summary: 'Accept to act for somebody. Again changes nothing.',
  access: memberRoles,
  params: idParams,
  reply: delegation,
  refusals: ['entityDoesNotExist', 'stateChanged', 'forbidden', 'recipientUnavailable'],
})

export const endDelegation = route({
  method: 'DELETE',
  path: '/delegations/{id}',
  summary:
    'End a delegation, withdraw an offer or decline one; it counts at once. Again changes nothing.',
  access: memberRoles,
  whileSuspended: true,
  params: idParams,
  status: 204,
  refusals: ['entityDoesNotExist', 'forbidden'],
})

const secretBody = z.object({ secret: field.token })

export const claimDelegation = route({
  method: 'POST',
  path: '/delegations/claim',
  summary:
    'Take the offer behind a mailed link, and accept it with that: once, whoever has the link.',
  access: memberRoles,
  limit: 'token',
  body: secretBody,
  reply: delegation,
  refusals: ['invalidToken', 'forbidden'],
})

export const readOffer = route({
  method: 'GET',
  path: '/delegations/offers/{secret}',
  summary: 'What the offer behind a mailed link is: by whom, for what, until when.',
  access: 'any',
  scope: 'open',
  limit: 'token',
  params: secretBody,
  reply: z.object({ ...terms, principal: personCard, offeredUntil: z.string() }),
  refusals: ['invalidToken'],
})

export const readActing = route({
  method: 'GET',
  path: '/acting',
  summary:
    'As whom the caller calls, themselves or the member they act for, and what they may do as them.',
  access: 'user',
  scope: 'open',
  reply: z.object({ user: sessionUser, scopes: z.array(z.enum(scopes)) }),
})
export type Acting = z.output<(typeof readActing)['reply']>

const done = {
  id,
  /** Who did it. */
  delegate: personCard,
  /** What it was done to, where the call's address names it. */
  subjectId: z.string().nullable(),
  at: z.string(),
}

/** One thing that a delegate did. */
export const act = z.object({
  ...done,
  /** The call: `PATCH` of `/support/{id}/accept`. */
  call: z.object({ method: z.string(), path: z.string() }),
})
export type Act = z.output<typeof act>

const acts = z.array(act)

/** Until the 25th of November 2026 the call of an act was one text. */
const actsAsText = earlier(acts, {
  until: '2026-11-25',
  change: 'Of an act, `call` is `{ method, path }`; it was the text `PATCH /support/{id}/accept`.',
  reply: z.array(z.object({ ...done, call: z.string() })),
  answer: (list) => list.map((one) => ({ ...one, call: `${one.call.method} ${one.call.path}` })),
})

export const listActs = route({
  method: 'GET',
  path: '/users/me/acts',
  summary:
    'What delegates did for the caller, the latest first; a delegate who asks, but a guardian, is told what they did themselves.',
  access: memberRoles,
  scope: 'open',
  query: z.object(listQuery({ sort: ['at'], limit: 20 })).omit({ _order: true, _sort: true }),
  reply: acts,
  earlier: [actsAsText],
  total: 'header',
})
