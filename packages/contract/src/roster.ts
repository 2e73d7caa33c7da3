import { z } from 'zod'
import { sport } from './fields.ts'
import { id, idParams } from './ids.ts'
import { listQuery } from './list.ts'
import { personCard } from './people.ts'
import { completenessParts } from './profiles.ts'
import { route } from './route.ts'
import { scopes } from './scopes.ts'

// Whom a manager represents, by a delegation of that kind that both agreed to (`roster.own`,
// `roster.page`).

/** An athlete that the caller represents, with what waits for them as far as the caller may know. */
export const represented = z.object({
  person: personCard,
  sport: sport.nullable(),
  /** What the caller may do for them. */
  scopes: z.array(z.enum(scopes)),
  /** Since when, and until when: ISO moments, null where it runs until one side ends it. */
  since: z.string(),
  endsAt: z.string().nullable(),
  /** Requests of support that wait; null without the scope SUPPORT. */
  requests: z.int().nullable(),
  /** The one that lapses first. */
  requestId: id.nullable(),
  /** ISO moment at which it does. */
  answerBy: z.string().nullable(),
  /** Agreements that wait for the athlete's answer; null without the scope SUPPORT. */
  agreements: z.int().nullable(),
  /** The one that has waited longest. */
  agreementId: id.nullable(),
  /** Unread messages; null without the scope MESSAGES. */
  unread: z.int().nullable(),
  /** How much of the page is there, and what is missing; null without the scope PAGE. */
  page: z.object({ percent: z.int(), missing: z.array(z.enum(completenessParts)) }).nullable(),
})
export type Represented = z.output<typeof represented>

export const readRoster = route({
  method: 'GET',
  path: '/roster',
  summary:
    'The athletes whom the caller represents: those first with a request that lapses soonest, then with an agreement to answer, then with unread messages, then by name.',
  access: ['MANAGER'],
  query: z.object(listQuery({ sort: ['waiting'], limit: 20 })).omit({ _order: true, _sort: true }),
  reply: z.array(represented),
  total: 'header',
})

/** A person on the page of another, with the sport. */
export const sportingPerson = z.object({ person: personCard, sport: sport.nullable() })
export type SportingPerson = z.output<typeof sportingPerson>

export const listRepresented = route({
  method: 'GET',
  path: '/managers/{id}/athletes',
  summary: 'The visible athletes whom a manager represents, by name.',
  access: 'any',
  scope: 'open',
  isAboutPeople: true,
  params: idParams,
  query: z.object(listQuery({ sort: ['name'], limit: 20 })).omit({ _order: true, _sort: true }),
  reply: z.array(sportingPerson),
  total: 'header',
  refusals: ['userNotFound'],
})

/** Who represents an athlete. */
export const representative = z.object({
  person: personCard,
  /** When an admin checked the register of agents that they name; null where none did. */
  checkedAt: z.string().nullable(),
  /** The delegation, for the athlete who may end it; null to everybody else. */
  delegationId: id.nullable(),
})
export type Representative = z.output<typeof representative>

export const listRepresentatives = route({
  method: 'GET',
  path: '/athletes/{id}/representatives',
  summary: 'The visible managers who represent an athlete; the athlete also reads the hidden ones.',
  access: 'any',
  scope: 'open',
  isAboutPeople: true,
  params: idParams,
  reply: z.array(representative),
  refusals: ['userNotFound'],
})
