import { z } from 'zod'
import { id, idInPath } from './ids.ts'
import { daysQuery, listQuery } from './list.ts'
import { roles } from './roles.ts'
import { route } from './route.ts'

/**
 * What an admin can do that restricts somebody: with each goes a decision that the person is told
 * (`decisions.made`). Whoever adds an act of an admin says by the list which of the two it is.
 */
export const restrictingActs = [
  'ACCOUNT_DELETED',
  'PROFILE_EDITED',
  'PROFILE_HIDDEN',
  'PROFILE_LIMITED',
  'ACCOUNT_SUSPENDED',
  'GUARDIAN_ENDED',
  'MEDIA_EDITED',
  'MEDIA_DELETED',
  'SUPPORT_CLOSED',
  'PRODUCT_DELETED',
  'PRODUCT_RECALLED',
  'TRADER_REFUSED',
  'REGISTER_REFUSED',
  'UPDATE_REMOVED',
] as const
export type RestrictingAct = (typeof restrictingActs)[number]

/**
 * What else an admin can do: it restricts nobody in particular, or corrects what somebody holds.
 */
const otherActs = [
  'CREDITS_GIVEN',
  'CREDITS_TAKEN',
  'PAYMENT_CHECKED',
  'PAYMENT_REFUNDED',
  'RECEIPT_READ',
  'INVOICE_READ',
  'INVOICE_RETRIED',
  'USER_INVITED',
  'INVITATION_RESENT',
  'INVITATION_REVOKED',
  'FACTOR_REPORTED_LOST',
  'ACCOUNT_READ',
  'TRADER_READ',
  'REGISTER_READ',
  'USERS_DOWNLOADED',
  'PAYMENTS_DOWNLOADED',
  'PROFILE_SHOWN',
  'MEDIA_RESTORED',
  'TERMS_DRAFTED',
  'TERMS_PUBLISHED',
  'OPTION_ADDED',
  'OPTION_CHANGED',
  'CLUB_RENAMED',
  'CLUBS_MERGED',
  'DOMAIN_ADDED',
  'DOMAIN_REMOVED',
  'CONTACT_ANSWERED',
  'CONTACT_REOPENED',
  'TRADER_VERIFIED',
  'REGISTER_CHECKED',
  'ORDER_DECIDED',
  'REPORT_DECIDED',
  'APPEAL_ANSWERED',
  'JOB_RETRIED',
  'CLOCK_MOVED',
] as const
export type OtherAct = (typeof otherActs)[number]

/** Everything an admin can do that is put on record (`admin.powers`). */
export const auditActs = [...restrictingActs, ...otherActs] as const
export type AuditAct = (typeof auditActs)[number]

/** What an act was done to; its id is a number of ours, or the transactionId, version or name. */
export const auditSubjects = [
  'user',
  'payment',
  'invitation',
  'media',
  'terms',
  'option',
  'club',
  'domain',
  'contact',
  'support',
  'product',
  'order',
  'report',
  'decision',
  'update',
  'job',
  'clock',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

const person = z.object({ id, name: z.string(), lastName: z.string(), role: z.enum(roles) })

/** What was before or after an act, as far as the act changed it. */
const state = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** One act on record. */
export const auditEntry = z.object({
  id,
  at: z.string(),
  act: z.enum(auditActs),
  /** Who did it. */
  actor: person,
  subject: z.object({ kind: z.enum(auditSubjects), id: z.string() }),
  /** Whom it concerns; null where it concerns nobody in particular. */
  person: person.nullable(),
  before: state.nullable(),
  after: state.nullable(),
  reason: z.string(),
  /** Of the call that did it, as in the log of the server. */
  requestId: z.string(),
})
export type AuditEntry = z.output<typeof auditEntry>

export const listAudit = route({
  method: 'GET',
  path: '/admin/audit',
  summary: 'What admins did, newest first.',
  access: ['ADMIN'],
  query: z.object({
    ...listQuery({ sort: ['at'], order: 'DESC' }),
    act: z.enum(auditActs).optional(),
    actorId: idInPath.optional(),
    userId: idInPath.optional(),
    ...daysQuery,
  }),
  reply: z.array(auditEntry),
  total: 'header',
})
