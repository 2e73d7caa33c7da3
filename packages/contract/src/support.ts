import { z } from 'zod'
import * as field from './fields.ts'
import { basis, namesItsLaw } from './grounds.ts'
import { id, idInBody, idInPath, idParams } from './ids.ts'
import { listQuery } from './list.ts'
import { type OtherSide, otherSide } from './people.ts'
import { picture } from './pictures.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'
import {
  supportCredits,
  supportEndReasons,
  supportLineLength,
  supportStatuses,
  thankYouLength,
} from './support-rules.ts'

export * from './support-rules.ts'

// --- what is shown -------------------------------------------------------------------------------

export type SupportPerson = OtherSide

/** An athlete on a supporter's page. */
const supportedAthlete = otherSide.extend({
  /** Shown first, as a sponsor chose and their plan gives. */
  highlighted: z.boolean(),
})

export type SupportedAthlete = z.output<typeof supportedAthlete>

/** What is left of a period, counted in calendar months in Portugal, then days; a day begun counts. */
export const periodLeft = z.object({ years: z.int(), months: z.int(), days: z.int() })
export type PeriodLeft = z.output<typeof periodLeft>

/** What the viewer may do with a support now; the buttons ask this alone. */
const abilities = z.object({
  accept: z.boolean(),
  reject: z.boolean(),
  cancel: z.boolean(),
  /** Ask again for the same credits in one tap: from 7 days before the end, and once it is over. */
  renew: z.boolean(),
  /** An admin's. */
  close: z.boolean(),
  /** The athlete's: thank in words, once, for a support they accepted. */
  thank: z.boolean(),
  /** A sponsor's: show the athlete first on their page, as far as their plan goes. */
  highlight: z.boolean(),
})

/** A support as one of its two sides, or an admin, sees it. */
export const supportEntry = z.object({
  id,
  status: z.enum(supportStatuses),
  /** The other side: the athlete in "athletes I support", the supporter to athlete and admin. */
  userId: id,
  userRole: z.enum(memberRoles),
  userName: z.string(),
  userAvatar: picture,
  athlete: otherSide,
  supporter: otherSide,
  totalCredits: z.int(),
  /** Months that the credits buy. */
  periodBought: z.int(),
  /** Of an active support; null for every other. */
  periodLeft: periodLeft.nullable(),
  /** The supporter shows up nowhere but to the athlete and admins (`support.badges`). */
  private: z.boolean(),
  /** Chosen by a sponsor to be shown first on their page; it counts while their plan gives it. */
  highlighted: z.boolean(),
  requestedAt: z.string(),
  /** Until when the athlete can answer; null once it is no longer pending. */
  answerBy: z.string().nullable(),
  /** Since when they support without a break; earlier than the acceptance where it extended one. */
  activeFrom: z.string().nullable(),
  /** When the period is over. */
  endsAt: z.string().nullable(),
  /** When it came to its end; null while pending or active. */
  endedAt: z.string().nullable(),
  endReason: z.enum(supportEndReasons).nullable(),
  /** What the athlete says to those whom they accepted; '' before that, or without a text. */
  thankYou: z.string(),
  /** The supporter's line with the request, for the two sides alone; '' without one. */
  note: z.string(),
  /** The goal it is directed at; null where it is for the page. */
  goal: z.object({ id, title: z.string() }).nullable(),
  /** Whether it waits for a goal that takes nothing more: then it can be accepted for the page alone. */
  goalOver: z.boolean(),
  /**
   * The fund that doubles it (`season.matches`): while it waits, the one that would be asked now; once
   * accepted, the one that gave. Null where none does, and for what was not accepted.
   */
  match: z
    .object({
      id,
      /** Who set it up; '' where their page is not there for everybody. */
      by: z.string(),
      /** What it added, or would add now. */
      credits: z.int(),
      /** What it would have to add for all that was promised; more than `credits` where it runs out. */
      whole: z.int(),
    })
    .nullable(),
  /** The athlete's own words for this support, for the two sides alone; null before that. */
  thanks: z.object({ text: z.string(), at: z.string() }).nullable(),
  abilities,
})
export type SupportEntry = z.output<typeof supportEntry>

// --- asking --------------------------------------------------------------------------------------

const credits = z.coerce
  .number()
  .pipe(z.int().min(supportCredits.min).max(supportCredits.max).multipleOf(supportCredits.step))

const spendingRefusals = [
  'guardianNeeded',
  'forbidden',
  'userNotFound',
  'acceptLastTerms',
  'insufficientCredits',
  'duplicatePending',
  'selfSupport',
  'recipientUnavailable',
  'spendingBlocked',
  'goalClosed',
  'idempotencyKeyReused',
] as const

export const requestSupport = route({
  method: 'POST',
  path: '/support/athlete/{athleteId}',
  summary:
    'Ask an athlete to accept one’s support: sets the credits aside until they answer. `recipientUnavailable`: the athlete accepts no requests now, or no line from the caller. `duplicatePending` answers the request that waits, as `current`.',
  access: memberRoles,
  needsGuardian: true,
  scope: 'SPEND',
  idempotent: true,
  limit: 'support',
  params: z.object({ athleteId: idInPath }),
  query: z.object({ credits }),
  body: z
    .object({
      private: z.boolean().default(false),
      /** A line to the athlete; who may not write to them is `recipientUnavailable` with one. */
      note: field.optionalText(supportLineLength),
      /** A goal of the athlete's that is open (`goalClosed`); left out it is for the page. */
      goalId: idInBody.nullish(),
      /** The ticked box. */
      acceptedTermsOfUse: z.literal(true, 'NotBlank'),
    })
    .prefault({} as never),
  reply: supportEntry,
  status: 201,
  refusals: spendingRefusals,
})

export const renewSupport = route({
  method: 'POST',
  path: '/support/{id}/renew',
  summary:
    'Ask the same athlete for the same again, from the wallet and in one tap; accepted in time, it extends the support. Answers the new request.',
  access: memberRoles,
  needsGuardian: true,
  scope: 'SPEND',
  idempotent: true,
  limit: 'support',
  params: idParams,
  reply: supportEntry,
  status: 201,
  refusals: [...spendingRefusals, 'entityDoesNotExist', 'stateChanged'],
})

// --- answering -----------------------------------------------------------------------------------

const moving = {
  method: 'PATCH',
  idempotent: true,
  params: idParams,
  reply: supportEntry,
  refusals: ['forbidden', 'entityDoesNotExist', 'stateChanged', 'idempotencyKeyReused'],
} as const

/** A request to a protected athlete is answered by their guardian (`minors.protected`). */
const answering = {
  ...moving,
  access: ['ATHLETE'],
  scope: 'SUPPORT',
  needsGuardian: true,
  refusals: [...moving.refusals, 'guardianNeeded'],
} as const

/** The status the caller saw: where it is another one meanwhile, 102 answers the entry as `current`. */
const seenStatus = z.enum(supportStatuses)

export const acceptSupport = route({
  ...answering,
  path: '/support/{id}/accept',
  summary:
    'Accept a request: the credits are the athlete’s, and the period begins. `goalClosed`: the goal it is directed at is over meanwhile; `goal=PAGE` accepts it for the page. `matchExhausted`: the fund that was to double it cannot do so whole; `match=NONE` accepts it unmatched, `match=REST` with what is left. Both answer the entry as `current`.',
  query: z.object({
    status: seenStatus.optional(),
    goal: z.literal('PAGE', 'Pattern').optional(),
    match: z.enum(['NONE', 'REST'], 'Pattern').optional(),
  }),
  refusals: [...answering.refusals, 'goalClosed', 'matchExhausted'],
})

export const rejectSupport = route({
  ...answering,
  path: '/support/{id}/reject',
  summary: 'Reject a request: the credits go back.',
  query: z.object({ status: seenStatus.optional() }),
})

export const cancelSupport = route({
  ...moving,
  path: '/support/{id}/cancel',
  summary:
    'Cancel one’s support: while it is pending the credits come back, while it is active they do not. Therefore the status the supporter saw must be told.',
  access: memberRoles,
  scope: 'SPEND',
  needsGuardian: true,
  query: z.object({ status: seenStatus }),
  refusals: [...moving.refusals, 'guardianNeeded'],
})

export const thankSupporter = route({
  method: 'POST',
  path: '/support/{id}/thanks',
  summary:
    'Thank the supporter in words, once, for a support that was accepted. The same words again answer the same; others are `stateChanged`.',
  access: ['ATHLETE'],
  scope: 'SUPPORT',
  idempotent: true,
  limit: 'support',
  params: idParams,
  body: z.object({ text: field.requiredText(supportLineLength) }),
  reply: supportEntry,
  status: 201,
  refusals: [...moving.refusals, 'acceptLastTerms', 'recipientUnavailable'],
})

export const closeSupport = route({
  ...moving,
  path: '/support/{id}/close',
  summary: 'End an active support as an admin; no credits move.',
  access: ['ADMIN'],
  query: z.object({ status: seenStatus.optional() }),
  body: z.object({ reason: field.requiredText(255), ...basis }).refine(...namesItsLaw),
})

export const highlightSupport = route({
  method: 'PUT',
  path: '/support/{id}/highlight',
  summary:
    'Show an athlete first on one’s page, or no longer: as many as the plan gives. `planNeeded`: it gives none, or no more. Only running supports that are not private.',
  access: ['SPONSOR'],
  scope: 'SUPPORT',
  params: idParams,
  body: z.object({ highlighted: z.boolean() }),
  reply: supportEntry,
  refusals: ['entityDoesNotExist', 'stateChanged', 'planNeeded'],
})

// --- reading -------------------------------------------------------------------------------------

export const getSupport = route({
  method: 'GET',
  path: '/support/{id}',
  summary: 'A support, for its two sides and admins.',
  access: 'owner',
  scope: 'SUPPORT',
  params: idParams,
  reply: supportEntry,
  refusals: ['entityDoesNotExist'],
})

const tableQuery = z.object({
  ...listQuery({ sort: ['requestedAt'], order: 'DESC' }),
  status: z.enum(supportStatuses, 'Pattern').optional(),
  /** Leaves out the requests that wait, where they stand apart. */
  answered: z.enum(['true'], 'Pattern').optional(),
})

export const listAthletesISupport = route({
  method: 'GET',
  path: '/athletes-support',
  summary: 'The athletes the caller supports or supported: pending first, then the latest.',
  access: 'user',
  scope: 'SUPPORT',
  query: tableQuery,
  reply: z.object({ list: z.array(supportEntry), total: z.int() }),
  total: 'body',
})

export const listMySupporters = route({
  method: 'GET',
  path: '/supports-athlete',
  summary:
    'An athlete’s own supporters: pending first, then the latest. With `status=PENDING` it is what a session starts with.',
  access: 'user',
  scope: 'SUPPORT',
  query: tableQuery,
  reply: z.object({ list: z.array(supportEntry), total: z.int() }),
  total: 'body',
})

const publicListQuery = z.object({
  ...listQuery({ sort: ['since'], limit: 20, order: 'DESC' }),
})

export const listSupportedAthletes = route({
  method: 'GET',
  path: '/users/{id}/supported-athletes',
  summary:
    'Whom somebody supports now, as everybody may know: never private ones. Those a sponsor’s plan highlights come first.',
  access: 'any',
  scope: 'SUPPORT',
  params: idParams,
  query: publicListQuery,
  reply: z.array(supportedAthlete),
  total: 'header',
  refusals: ['userNotFound'],
  isAboutPeople: true,
})

/** One side of an active support, without the amount (`support.badges`). `id` is the person's. */
export const supportBadge = z.object({
  id,
  role: z.enum(memberRoles),
  name: z.string(),
  badgeUrl: picture,
  /** A sponsor has a website, found through `websitePath` where they support an athlete. */
  hasWebsite: z.boolean(),
})
export type SupportBadge = z.output<typeof supportBadge>

const badges = {
  method: 'GET',
  access: 'any',
  scope: 'open',
  params: idParams,
  reply: z.array(supportBadge),
  total: 'header',
  refusals: ['userNotFound'],
  isAboutPeople: true,
} as const

export const listSupporterBadges = route({
  ...badges,
  path: '/support/athlete/{id}/badges',
  summary: 'Who supports an athlete now; `role` narrows it, as to sponsors. Never private ones.',
  query: publicListQuery.extend({ role: z.enum(memberRoles, 'Pattern').optional() }),
})

export const listAthleteBadges = route({
  ...badges,
  path: '/support/supporter/{id}/badges',
  summary: 'The athletes somebody supports now. Never private ones.',
  query: publicListQuery,
})

/** Why the caller cannot ask for support now; null where they can. */
export const supportObstacles = [
  'SIGNED_OUT',
  'ADMIN',
  'SELF',
  'GUARDIAN',
  'NOT_ACCEPTING',
  'PENDING',
] as const
export type SupportObstacle = (typeof supportObstacles)[number]

export const getAthleteSupport = route({
  method: 'GET',
  path: '/support/athlete/{athleteId}',
  summary: 'How an athlete’s support stands for the caller: what the Support button needs.',
  access: 'any',
  scope: 'SPEND',
  params: z.object({ athleteId: idInPath }),
  reply: z.object({
    athlete: otherSide,
    accepting: z.boolean(),
    /** People who support now and do not hide it. */
    supporters: z.int(),
    obstacle: z.enum(supportObstacles).nullable(),
    /** The caller's own request that waits, and their running support: 0 for none. */
    pendingId: z.int(),
    activeId: z.int(),
    /** When the running one ends: a request accepted before then extends it. */
    activeUntil: z.string().nullable(),
    /** Where none waits or runs, their last one whose period ended within 90 days: 0 for none. */
    endedId: z.int(),
    /**
     * The match funds that have less for the caller than for others, and how much: one's own has nothing.
     * Left out where there are none.
     */
    matchesLeft: z.array(z.object({ id, credits: z.int() })).optional(),
  }),
  refusals: ['userNotFound'],
  isAboutPeople: true,
})

// --- the athlete's settings ----------------------------------------------------------------------

const settings = z.object({
  /** Whether people can ask to support now. */
  accepting: z.boolean(),
  /** Sent to everybody who is accepted; may be empty. */
  thankYou: field.optionalText(thankYouLength),
})
export type SupportSettings = z.output<typeof settings>

/** What is left out stays. */
const settingsChange = settings.extend({ thankYou: field.freeText(thankYouLength) }).partial()
export type SupportSettingsChange = z.output<typeof settingsChange>

export const getSupportSettings = route({
  method: 'GET',
  path: '/support/settings',
  summary: 'An athlete’s own settings of support.',
  access: ['ATHLETE'],
  scope: 'SUPPORT',
  reply: settings,
})

export const putSupportSettings = route({
  method: 'PUT',
  path: '/support/settings',
  summary:
    'Take requests or not, and what to say to those who are accepted; what is left out stays.',
  access: ['ATHLETE'],
  scope: 'SUPPORT',
  body: settingsChange,
  reply: settings,
  refusals: ['acceptLastTerms'],
})
