import { z } from 'zod'
import * as field from './fields.ts'
import { id, idInBody, idParams } from './ids.ts'
import { matchLimits, seasonLimits } from './limits.ts'
import { otherSide } from './people.ts'
import { route } from './route.ts'

// --- a fund of one's own -------------------------------------------------------------------------

/** How a match fund stands: `USED` once all of it was given, `ENDED` where the rest went back. */
export const matchStates = ['OPEN', 'USED', 'ENDED'] as const

/**
 * Why a fund is over; null while it is open.
 * - `GOAL_OVER`: the goal it was for takes nothing more.
 * - `ENDED`: neither time nor its owner did; no more is told, because one of the two may have blocked the other.
 */
export const matchEndReasons = [
  'USED',
  'TAKEN_BACK',
  'TIME_OVER',
  'GOAL_OVER',
  'ATHLETE_LEFT',
  'OWNER_LEFT',
  'ENDED',
] as const
export type MatchEndReason = (typeof matchEndReasons)[number]

/** A match fund as its owner sees it (`season.matches`). */
export const matchFund = z.object({
  id,
  athleteId: id,
  athlete: otherSide,
  /** The goal it is for; null for every support of the athlete. */
  goalId: id.nullable(),
  goal: z.object({ id, title: z.string() }).nullable(),
  /** What was set aside for it. */
  credits: z.int(),
  /** The most that one supporter is matched. */
  perSupporter: z.int(),
  /** The last day, as an ISO day; null where none was set. */
  until: z.string().nullable(),
  /** What it gave so far, and to how many supports it was added. */
  matched: z.int(),
  supports: z.int(),
  /** What it still has to give; 0 once it is over. */
  left: z.int(),
  state: z.enum(matchStates),
  endReason: z.enum(matchEndReasons).nullable(),
  createdAt: z.string(),
})
export type MatchFund = z.output<typeof matchFund>

const owners = ['SPONSOR', 'MANAGER'] as const

export const setMatch = route({
  method: 'POST',
  path: '/matches',
  summary:
    'Set credits aside that double what supporters give an athlete, or one goal, up to so much for each supporter. `recipientUnavailable`: the athlete takes no requests now, or nothing from the caller.',
  access: owners,
  scope: 'SPEND',
  idempotent: true,
  limit: 'support',
  body: z.object({
    athleteId: idInBody,
    /** A goal of the athlete’s that is open (`goalClosed`); left out it is for every support. */
    goalId: idInBody.nullish(),
    credits: field.whole(matchLimits.credits),
    perSupporter: field.whole(matchLimits.perSupporter),
    /** The last day; left out it lasts until it is used up or taken back. */
    until: field.optionalDayAhead(seasonLimits.daysAhead),
  }),
  reply: matchFund,
  status: 201,
  refusals: [
    'userNotFound',
    'selfSupport',
    'acceptLastTerms',
    'insufficientCredits',
    'recipientUnavailable',
    'spendingBlocked',
    'goalClosed',
    'idempotencyKeyReused',
  ],
})

export const listMatches = route({
  method: 'GET',
  path: '/matches',
  summary: 'The caller’s match funds: the open ones first, then the latest.',
  access: owners,
  scope: 'MONEY_READ',
  reply: z.array(matchFund),
})

export const endMatch = route({
  method: 'DELETE',
  path: '/matches/{id}',
  summary:
    'End a match fund of one’s own: what it has left comes back at once. Again changes nothing.',
  access: owners,
  scope: 'SPEND',
  params: idParams,
  status: 204,
  refusals: ['entityDoesNotExist'],
})
