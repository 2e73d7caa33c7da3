import { z } from 'zod'
import { optionalText, requiredText } from './fields.ts'
import { basis, namesItsLaw } from './grounds.ts'
import { id, idInBody, idParams } from './ids.ts'
import { listQuery } from './list.ts'
import { personCard } from './people.ts'
import { route } from './route.ts'

/** What can be reported (`reports.queue`). */
export const reportKinds = [
  'profile',
  'media',
  'product',
  'message',
  'supportNote',
  'supportThanks',
  'update',
  'agreement',
] as const
export type ReportKind = (typeof reportKinds)[number]

/** What people can say is wrong. */
export const reportReasons = [
  'SPAM',
  'HARASSMENT',
  'IMPERSONATION',
  'INAPPROPRIATE',
  'FRAUD',
  'OTHER',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** An open report was not decided yet; upheld: the rules were broken; dismissed: they were not. */
export const reportStatuses = ['OPEN', 'UPHELD', 'DISMISSED'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** What an upheld report carries out: nothing, hide the page, remove the thing itself. */
export const reportActs = ['NOTHING', 'HIDE', 'REMOVE'] as const
export type ReportAct = (typeof reportActs)[number]

/** Longest words of a report and of its decision, in characters. */
export const reportTextLength = 1000

export const sendReport = route({
  method: 'POST',
  path: '/reports',
  summary:
    'Report a profile, medium, product, message, update, agreement, or the words with a support (by its id), to the admins. Again, while it is open, changes what was said.',
  access: 'user',
  limit: 'report',
  body: z.object({
    kind: z.enum(reportKinds, 'Pattern'),
    id: idInBody,
    reason: z.enum(reportReasons, 'Pattern'),
    details: optionalText(reportTextLength),
  }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['userNotFound', 'entityDoesNotExist', 'forbidden'],
})

/** A report as the admins' queue shows it. */
export const report = z.object({
  id,
  kind: z.enum(reportKinds),
  /** The id of what is reported. */
  targetId: id,
  /** What it said at the time: the message, the caption, the title; empty for a profile. */
  quoted: z.string(),
  /** Where to see it: a path of the product; empty for a message. */
  link: z.string(),
  /** What its sender is told to name it by. */
  reference: z.string(),
  /** Null where somebody sent a notice who was not signed in, and for the admin who is reported. */
  reporter: personCard.nullable(),
  /** Who sent a notice, as they said; null for a report, and once that is forgotten. */
  sender: z.object({ name: z.string(), email: z.string() }).nullable(),
  reported: personCard,
  reason: z.enum(reportReasons),
  details: z.string(),
  status: z.enum(reportStatuses),
  sentAt: z.string(),
  /** Other open reports about the same person. */
  others: z.int(),
  /** What upholding it can carry out besides. */
  acts: z.array(z.enum(reportActs)),
  decision: z.object({ by: personCard, reason: z.string(), at: z.string() }).nullable(),
  abilities: z.object({
    /** Waits, and is not about the caller. */
    decide: z.boolean(),
  }),
})
export type Report = z.output<typeof report>

export const listReports = route({
  method: 'GET',
  path: '/admin/reports',
  summary:
    'The reports: open ones by default, the oldest first. Of what is reported each has the beginning.',
  access: ['ADMIN'],
  query: z.object({
    ...listQuery({ sort: ['sentAt'], limit: 20 }),
    status: z.enum(reportStatuses, 'Pattern').default('OPEN'),
    kind: z.enum(reportKinds, 'Pattern').optional(),
  }),
  reply: z.array(report),
  total: 'header',
})

/** How somebody stands in reports: about them, or by them. */
const reportRecord = z.object({
  /** All of them, this one included. */
  reports: z.int(),
  upheld: z.int(),
})

export const readReport = route({
  method: 'GET',
  path: '/admin/reports/{id}',
  summary:
    'A report with what is needed to decide it: the picture of what is reported, how often its person was reported and its sender reported.',
  access: ['ADMIN'],
  params: idParams,
  reply: report.extend({
    /** The address of the picture that is reported, or of the product; null without one. */
    picture: z.string().nullable(),
    aboutReported: reportRecord,
    /** Nothing of it is told to the admin who is reported. */
    byReporter: reportRecord,
  }),
  refusals: ['entityDoesNotExist'],
})

export const decideReport = route({
  method: 'PATCH',
  path: '/admin/reports/{id}',
  summary:
    'Decide a report with a reason: the reported and the reporter are told. `act` carries out what follows from upholding it: `HIDE` the page of the reported, `REMOVE` the gallery item or product. Upheld words with a support are taken away. Another decision than the one already made is `stateChanged`, one about oneself `forbidden`.',
  access: ['ADMIN'],
  params: idParams,
  body: z
    .object({
      decision: z.enum(['UPHELD', 'DISMISSED'], 'Pattern'),
      /** One of the report's `acts`. */
      act: z.enum(reportActs, 'Pattern').default('NOTHING'),
      reason: requiredText(reportTextLength),
      ...basis,
    })
    .refine(...namesItsLaw),
  reply: report,
  refusals: ['entityDoesNotExist', 'forbidden', 'stateChanged'],
})
