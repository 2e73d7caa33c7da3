import { z } from 'zod'
import * as field from './fields.ts'
import { id, idParams } from './ids.ts'
import { seasonLimits, textLimits } from './limits.ts'
import { languages } from './locale.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'
import { readableUpdate } from './updates.ts'

// --- competitions ahead --------------------------------------------------------------------------

const { competitionName, placeLabel } = textLimits

/**
 * A competition an athlete enters (`season.competitions`). Days are ISO days; of a protected athlete
 * others read the month alone (`2026-05`).
 */
export const competition = z.object({
  id,
  name: z.string(),
  /** Where it is; '' where that is not said. */
  place: z.string(),
  date: z.string(),
  link: z.string().nullable(),
})
export type Competition = z.output<typeof competition>

/** A competition as it is written down. */
export const competitionForm = z.object({
  name: field.requiredTitle(competitionName),
  place: field.optionalTitle(placeLabel),
  date: field.dayAhead(seasonLimits.daysAhead),
  link: field.optionalLink,
})
export type CompetitionForm = z.output<typeof competitionForm>

/** What is left out stays. */
const competitionChange = competitionForm.extend({ place: field.freeTitle(placeLabel) }).partial()
export type CompetitionChange = z.output<typeof competitionChange>

export const addCompetition = route({
  method: 'POST',
  path: '/athletes/competitions',
  summary: 'Announce a competition of one’s own, at most 100 at a time.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  idempotent: true,
  body: competitionForm,
  reply: competition,
  status: 201,
  refusals: ['tooManyEvents', 'idempotencyKeyReused'],
})

export const changeCompetition = route({
  method: 'PUT',
  path: '/athletes/competitions/{id}',
  summary: 'Change a competition of one’s own; what is left out stays.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  params: idParams,
  body: competitionChange,
  reply: competition,
  refusals: ['entityDoesNotExist'],
})

export const deleteCompetition = route({
  method: 'DELETE',
  path: '/athletes/competitions/{id}',
  summary: 'Take a competition of one’s own away.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  params: idParams,
  status: 204,
  refusals: ['entityDoesNotExist'],
})

// --- goals ---------------------------------------------------------------------------------------

/** How a goal stands: what is reached, ended or closed receives no more (`season.goals`). */
export const goalStates = ['OPEN', 'REACHED', 'ENDED', 'CLOSED'] as const
export type GoalState = (typeof goalStates)[number]

/** What an athlete wants credits for, and how far it has come. */
export const goal = z.object({
  id,
  title: z.string(),
  /** What the credits pay for; '' where that is not said. */
  purpose: z.string(),
  /** How many credits are wanted. */
  credits: z.int(),
  /** The last day on which supports count, as an ISO day. */
  until: z.string(),
  /** The credits of accepted supports that were directed at it. */
  received: z.int(),
  /** What match funds added to these; together they reach it. */
  matched: z.int(),
  state: z.enum(goalStates),
})
export type Goal = z.output<typeof goal>

/** A goal as it is written down. */
export const goalForm = z.object({
  title: field.requiredTitle(seasonLimits.goalTitle),
  purpose: field.optionalText(seasonLimits.goalPurpose),
  credits: field.whole(seasonLimits.goalCredits),
  until: field.dayAhead(seasonLimits.daysAhead),
})
export type GoalForm = z.output<typeof goalForm>

/** What is left out stays. */
const goalChange = goalForm.extend({ purpose: field.freeText(seasonLimits.goalPurpose) }).partial()
export type GoalChange = z.output<typeof goalChange>

export const addGoal = route({
  method: 'POST',
  path: '/athletes/goals',
  summary: 'Set a goal that supports can be directed at, at most five open ones at a time.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  needsGuardian: true,
  limit: 'update',
  idempotent: true,
  body: goalForm,
  reply: goal,
  status: 201,
  refusals: ['tooManyEvents', 'guardianNeeded', 'idempotencyKeyReused'],
})

export const changeGoal = route({
  method: 'PUT',
  path: '/athletes/goals/{id}',
  summary:
    'Change a goal of one’s own that is not closed; what is left out stays, and so does what it has received.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  needsGuardian: true,
  params: idParams,
  body: goalChange,
  reply: goal,
  refusals: ['entityDoesNotExist', 'goalClosed', 'tooManyEvents', 'guardianNeeded'],
})

export const closeGoal = route({
  method: 'PATCH',
  path: '/athletes/goals/{id}/close',
  summary:
    'Close a goal of one’s own: nothing counts for it any more. Requests that wait for it can be accepted for the page. Again changes nothing.',
  access: ['ATHLETE'],
  scope: 'PAGE',
  needsGuardian: true,
  params: idParams,
  reply: goal,
  refusals: ['entityDoesNotExist', 'guardianNeeded'],
})

// --- reading -------------------------------------------------------------------------------------

/** Credits that somebody has set aside to double what supporters give (`season.matches`). */
export const openMatch = z.object({
  id,
  /** Who set it up; null where their page is not there for everybody. */
  by: z.object({ id, role: z.enum(memberRoles), name: z.string() }).nullable(),
  /** The goal it is for; null for every support of the athlete. */
  goalId: id.nullable(),
  /** The most that one supporter is matched. */
  perSupporter: z.int(),
  /** How many of its credits are left to give. */
  left: z.int(),
  /** The last day, as an ISO day; null where none was set. */
  until: z.string().nullable(),
})
export type OpenMatch = z.output<typeof openMatch>

/**
 * What is ahead of an athlete and what they want. The owner sees competitions of the last days too, for
 * their results, and goals that are over.
 */
export const season = z.object({
  competitions: z.array(competition),
  goals: z.array(goal),
  /** The funds that double supports now, in the order in which they do. */
  matches: z.array(openMatch),
  /** The latest that the viewer may read; `listUpdates` goes on. */
  updates: z.array(readableUpdate),
})
export type Season = z.output<typeof season>

export const readSeason = route({
  method: 'GET',
  path: '/athletes/{id}/season',
  summary:
    'Competitions ahead of an athlete, the next first, their goals, who doubles supports, and the latest updates the caller may read.',
  access: 'any',
  scope: 'PAGE',
  params: idParams,
  reply: season,
  refusals: ['userNotFound'],
  isAboutPeople: true,
})

export const readSeasonCalendar = route({
  method: 'GET',
  path: '/athletes/{id}/season.ics',
  summary:
    'The competitions ahead of an athlete as a calendar (iCalendar, RFC 5545) that other apps subscribe to.',
  access: 'any',
  scope: 'PAGE',
  params: idParams,
  /** The language of what the athlete did not write; the caller’s unless given. */
  query: z.object({ lang: z.enum(languages, 'Pattern').optional() }),
  file: 'text/calendar; charset=utf-8',
  refusals: ['userNotFound'],
})
