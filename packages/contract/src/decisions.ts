import { z } from 'zod'
import { restrictingActs } from './audit.ts'
import { id } from './ids.ts'
import { listQuery } from './list.ts'
import { route } from './route.ts'

/** What a decision does to what it is about (`decisions.made`). */
export const decisionActs = ['NOTHING', 'REMOVE', 'HIDE', 'LIMIT', 'SUSPEND'] as const
export type DecisionAct = (typeof decisionActs)[number]

/** What a decision rests on: the law, or the terms that everybody agreed to. */
export const decisionGrounds = ['LAW', 'TERMS'] as const
export type DecisionGround = (typeof decisionGrounds)[number]

/** What a decision is about. */
export const decisionSubjects = [
  'account',
  'profile',
  'media',
  'product',
  'message',
  'support',
  'update',
  'trader',
  'guardianship',
] as const
export type DecisionSubject = (typeof decisionSubjects)[number]

/** What was done: a restricting act of an admin, or what follows from a report alone. */
export const decisionCauses = [...restrictingActs, 'LINE_REMOVED', 'REPORT_UPHELD'] as const
export type DecisionCause = (typeof decisionCauses)[number]

/** Months within which somebody may object (`decisions.made`). */
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
  /** Undone by an appeal. */
  reversed: z.boolean(),
})
export type Decision = z.output<typeof decision>

export const listDecisions = route({
  method: 'GET',
  path: '/users/me/decisions',
  summary: 'What admins decided about the caller, the newest first.',
  access: 'user',
  scope: 'never',
  query: z.object(listQuery({ sort: ['decidedAt'] })).omit({ _order: true }),
  reply: z.array(decision),
  total: 'header',
})
