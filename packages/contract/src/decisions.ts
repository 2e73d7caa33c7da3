import { z } from 'zod'
import { restrictingActs } from './audit.ts'
import { requiredText, token } from './fields.ts'
import { basis, decisionGrounds, namesItsLaw } from './grounds.ts'
import { id, idInBody, idParams } from './ids.ts'
import { listQuery } from './list.ts'
import { personCard } from './people.ts'
import { reportKinds, reportTextLength } from './reports.ts'
import { route } from './route.ts'

/** What a decision does to what it is about (`decisions.made`). */
export const decisionActs = ['NOTHING', 'REMOVE', 'HIDE', 'LIMIT', 'SUSPEND'] as const
export type DecisionAct = (typeof decisionActs)[number]

/** What a decision is about. */
export const decisionSubjects = [
  'account',
  'profile',
  'media',
  'product',
  'message',
  'support',
  'update',
  'agreement',
  'trader',
  'register',
  'guardianship',
] as const
export type DecisionSubject = (typeof decisionSubjects)[number]

/** What was done: a restricting act of an admin, or what follows from a report alone. */
export const decisionCauses = [...restrictingActs, 'LINE_REMOVED', 'REPORT_UPHELD'] as const
export type DecisionCause = (typeof decisionCauses)[number]

/** Months within which somebody may object (`decisions.appeals`). */
export const appealMonths = 6

/** Longest words of an appeal and of its answer, in characters. */
export const appealTextLength = 1000

export const appealOutcomes = ['UPHELD', 'REVERSED'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** A decision as the person reads it whom it concerns: never who made it. */
export const decision = z.object({
  id,
  cause: z.enum(decisionCauses),
  act: z.enum(decisionActs),
  subjectType: z.enum(decisionSubjects),
  subjectId: id,
  ground: z.enum(decisionGrounds),
  /** The law, or the part of the terms; empty for the terms as a whole. */
  reference: z.string(),
  explanation: z.string(),
  /** What it was about, as it was; empty where it has no words. */
  quoted: z.string(),
  decidedAt: z.string(),
  /** When it ends by itself; null where it holds until it is changed. */
  until: z.string().nullable(),
  /** When it ended, by its time or by an admin; null while it holds, and of what is done once. */
  endedAt: z.string().nullable(),
  /** Undone by an appeal. */
  reversed: z.boolean(),
  /** Until when the person may object; null once they did, or it is too late. */
  appealUntil: z.string().nullable(),
  /** What the person said against it, and the answer as far as there is one. */
  appeal: z
    .object({
      text: z.string(),
      sentAt: z.string(),
      outcome: z.enum(appealOutcomes).nullable(),
      reason: z.string(),
      answeredAt: z.string().nullable(),
    })
    .nullable(),
})
export type Decision = z.output<typeof decision>

export const listDecisions = route({
  method: 'GET',
  path: '/users/me/decisions',
  summary: 'What admins decided about the caller, the newest first.',
  access: 'user',
  query: z.object(listQuery({ sort: ['decidedAt'] })).omit({ _order: true }),
  reply: z.array(decision),
  total: 'header',
})

export const appeal = route({
  method: 'POST',
  path: '/decisions/{id}/appeal',
  summary:
    'Object to a decision about oneself, once and within six months; the same words again answer the same. Another admin than the one who decided answers it.',
  access: 'user',
  whileSuspended: true,
  limit: 'report',
  params: idParams,
  body: z.object({ text: requiredText(appealTextLength) }),
  reply: decision,
  refusals: ['entityDoesNotExist', 'forbidden', 'stateChanged'],
})

const linkParams = z.object({ secret: token })

export const readLinkedDecision = route({
  method: 'GET',
  path: '/decisions/linked/{secret}',
  summary:
    'The decision behind the link that is mailed to the owner of an account that an admin deleted, until the account is forgotten.',
  access: 'any',
  scope: 'open',
  limit: 'token',
  params: linkParams,
  reply: decision,
  refusals: ['invalidToken'],
})

export const appealLinked = route({
  method: 'POST',
  path: '/decisions/linked/{secret}/appeal',
  summary:
    'Object to the deletion of one’s account, by the mailed link and without signing in; otherwise as to any decision.',
  access: 'any',
  whileSuspended: true,
  limit: 'token',
  params: linkParams,
  body: z.object({ text: requiredText(appealTextLength) }),
  reply: decision,
  refusals: ['invalidToken', 'forbidden', 'stateChanged'],
})

/** Most reports that one decision closes. */
export const mostReportsDecided = 50

export const decide = route({
  method: 'POST',
  path: '/admin/decisions',
  summary:
    'Decide about what somebody published, or their page, and about the reports named, which are closed by it; all of it is done, or nothing. NOTHING dismisses them and restricts nobody; REMOVE takes the thing away; HIDE, LIMIT and SUSPEND are about whose it is, the last two up to a moment where one is given. What holds already is answered as it was decided; about oneself nobody decides (`forbidden`).',
  access: ['ADMIN'],
  body: z
    .object({
      subjectType: z.enum(reportKinds, 'Pattern'),
      /** Of a page its owner's; of words with a support that of the support. */
      subjectId: idInBody,
      act: z.enum(decisionActs, 'Pattern'),
      ...basis,
      ground: z.enum(decisionGrounds, 'Pattern'),
      explanation: requiredText(reportTextLength),
      /** Ahead, at most ten years; left out where it holds until it is changed. */
      until: z.iso.datetime({ offset: true, error: 'Pattern' }).nullish(),
      /** Reports about the same person. */
      reports: z.array(idInBody).max(mostReportsDecided, 'Size').default([]),
    })
    .refine(...namesItsLaw),
  reply: z.object({
    /** What was decided about the person; null where nothing was. */
    decision: decision.nullable(),
  }),
  refusals: ['entityDoesNotExist', 'userNotFound', 'forbidden', 'stateChanged'],
})

/** An appeal as admins see it: the decision it is against, by the decision's id. */
export const appealEntry = decision.extend({
  person: personCard,
  decidedBy: personCard,
  answeredBy: personCard.nullable(),
  abilities: z.object({
    /** Waits, and was not decided by the caller. */
    answer: z.boolean(),
  }),
})
export type AppealEntry = z.output<typeof appealEntry>

/** Where an appeal stands. */
export const appealStatuses = ['OPEN', ...appealOutcomes] as const
export type AppealStatus = (typeof appealStatuses)[number]

export const listAppeals = route({
  method: 'GET',
  path: '/admin/appeals',
  summary: 'What people say against decisions: open ones by default, the oldest first.',
  access: ['ADMIN'],
  query: z.object({
    ...listQuery({ sort: ['decidedAt'], limit: 20 }),
    status: z.enum(appealStatuses, 'Pattern').default('OPEN'),
  }),
  reply: z.array(appealEntry),
  total: 'header',
})

export const answerAppeal = route({
  method: 'PATCH',
  path: '/admin/appeals/{id}',
  summary:
    'Answer an appeal with a reason, which its person is told; never by who made the decision, nor by whom it is about (`forbidden`). REVERSED undoes what was done. Another answer than the one already given is `stateChanged`.',
  access: ['ADMIN'],
  params: idParams,
  body: z.object({
    outcome: z.enum(appealOutcomes, 'Pattern'),
    reason: requiredText(appealTextLength),
  }),
  reply: appealEntry,
  refusals: ['entityDoesNotExist', 'forbidden', 'stateChanged', 'emailInUse'],
})
