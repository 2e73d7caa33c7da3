import { thisMoment } from './clock.ts'
import { z } from 'zod'
import { agreementEndReasons, agreementStates } from './agreement-rules.ts'
import { calendarDay, dayAfter } from './calendar.ts'
import * as field from './fields.ts'
import { id, idInBody, idInPath, idParams } from './ids.ts'
import { agreementLimits } from './limits.ts'
import { listQuery } from './list.ts'
import { languages } from './locale.ts'
import { otherSide } from './people.ts'
import { picture } from './pictures.ts'
import { route } from './route.ts'
import { supportStatuses } from './support.ts'

export * from './agreement-rules.ts'

/** Who can have an agreement: an athlete, with a sponsor or manager. */
const sides = ['ATHLETE', 'SPONSOR', 'MANAGER'] as const
const supporters = ['SPONSOR', 'MANAGER'] as const

// --- what is shown -------------------------------------------------------------------------------

/** What the athlete promises, one thing of it, and whether it was done. */
export const deliverable = z.object({
  /** Its number, the same in every version that has the same words. */
  n: z.int(),
  title: z.string(),
  /** The last day, as an ISO day; null where none was agreed. */
  due: z.string().nullable(),
  /** Where it can be seen that it was done. */
  link: z.string().nullable(),
  /** The picture that shows it; null without one. */
  picture: picture.nullable(),
  doneAt: z.string().nullable(),
  /** What the supporter says of what was done; '' for nothing. */
  comment: z.string(),
})
export type Deliverable = z.output<typeof deliverable>

/** A version: what was written, by whom, and which of the two accepted it. */
export const agreementVersion = z.object({
  version: z.int(),
  text: z.string(),
  deliverables: z.array(deliverable),
  /** The ids of those who accepted it: its maker, and the other side once they did. */
  acceptedBy: z.array(id),
  madeBy: id,
  madeAt: z.string(),
  /** When both had accepted it; null before that. */
  heldFrom: z.string().nullable(),
})
export type AgreementVersion = z.output<typeof agreementVersion>

/** What the viewer may do with an agreement now; the buttons ask this alone. */
const abilities = z.object({
  accept: z.boolean(),
  change: z.boolean(),
  end: z.boolean(),
  /** The athlete's: tick what was done. */
  tick: z.boolean(),
  /** The supporter's: say something of what was done. */
  comment: z.boolean(),
  /** The supporter's: ask to support the athlete. */
  support: z.boolean(),
})

/** An agreement as one of its two sides sees it; nobody else does (`agreements.between`). */
export const agreement = z.object({
  id,
  state: z.enum(agreementStates),
  title: z.string(),
  athlete: otherSide,
  supporter: otherSide,
  /** The newest version, which is the one that can be accepted. */
  version: z.int(),
  /** The version that both accepted last, which holds; null before that. */
  holds: z.int().nullable(),
  versions: z.array(agreementVersion),
  /** The support between the two that is open, or was last; null where there was none. */
  support: z
    .object({
      id,
      credits: z.int(),
      status: z.enum(supportStatuses),
      endsAt: z.string().nullable(),
    })
    .nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  /** Who ended it, or left. */
  endedBy: id.nullable(),
  endReason: z.enum(agreementEndReasons).nullable(),
  abilities,
})
export type Agreement = z.output<typeof agreement>

// --- reading -------------------------------------------------------------------------------------

export const listAgreements = route({
  method: 'GET',
  path: '/agreements',
  summary: 'The caller’s agreements: those that are not over first, then the newest.',
  access: sides,
  scope: 'SUPPORT',
  query: z.object({
    ...listQuery({ sort: ['createdAt'], limit: 20, order: 'DESC' }),
    state: z.enum(agreementStates, 'Pattern').optional(),
  }),
  reply: z.array(agreement),
  total: 'header',
})

export const readAgreement = route({
  method: 'GET',
  path: '/agreements/{id}',
  summary: 'An agreement of the caller’s, with all of its versions.',
  access: sides,
  scope: 'SUPPORT',
  params: idParams,
  reply: agreement,
  refusals: ['entityDoesNotExist'],
})

export const downloadAgreement = route({
  method: 'GET',
  path: '/agreements/{id}/agreement.pdf',
  summary:
    'The version of an agreement that holds, as PDF. `entityDoesNotExist` while none was accepted by both.',
  access: sides,
  scope: 'SUPPORT',
  limit: 'mediaKit',
  params: idParams,
  /** The language of what the two did not write; the caller’s unless given. */
  query: z.object({ lang: z.enum(languages, 'Pattern').optional() }),
  file: 'application/pdf',
  refusals: ['entityDoesNotExist'],
})

// --- proposing and changing ----------------------------------------------------------------------

const { deliverables, deliverableTitle, text, title, daysAhead, comment } = agreementLimits

const newDeliverable = z.object({
  title: field.requiredName(deliverableTitle),
  due: field.optionalDayAhead(daysAhead),
})

/** A day that may be over where it stood in the version before; its use case looks. */
const dueDay = field
  .emptyOr(
    z
      .string()
      .refine(
        (day) => field.isDay(day) && day <= dayAfter(calendarDay(thisMoment()), daysAhead),
        'Pattern',
      ),
  )
  .nullish()
  .transform((day) => day || null)

export const agreementForm = z.object({
  /** The other side. */
  userId: idInBody,
  title: field.requiredName(title),
  text: field.requiredText(text),
  deliverables: z.array(newDeliverable).max(deliverables, 'Size').default([]),
})
export type AgreementForm = z.output<typeof agreementForm>

export const versionForm = z.object({
  text: field.requiredText(text),
  deliverables: z
    .array(newDeliverable.extend({ due: dueDay }))
    .max(deliverables, 'Size')
    .default([]),
  /** The version it was made from; another one by now is `stateChanged`. */
  after: z.int('Pattern').min(1, 'Pattern').optional(),
})
export type VersionForm = z.output<typeof versionForm>

export const proposeAgreement = route({
  method: 'POST',
  path: '/agreements',
  summary:
    'Propose an agreement: an athlete to a sponsor or manager, or they to an athlete. Its first version is accepted by its maker. `duplicatePending` with the one that waits between the two already.',
  access: sides,
  scope: 'SUPPORT',
  needsGuardian: true,
  idempotent: true,
  limit: 'support',
  body: agreementForm,
  reply: agreement,
  status: 201,
  refusals: [
    'forbidden',
    'userNotFound',
    'recipientUnavailable',
    'acceptLastTerms',
    'duplicatePending',
    'guardianNeeded',
    'idempotencyKeyReused',
  ],
})

export const changeAgreement = route({
  method: 'POST',
  path: '/agreements/{id}/versions',
  summary:
    'Make another version, which its maker accepts with it; the one that holds goes on until the other side accepts this one too. `stateChanged` with the agreement where it is over, or has another version than `after`.',
  access: sides,
  scope: 'SUPPORT',
  needsGuardian: true,
  idempotent: true,
  limit: 'support',
  params: idParams,
  body: versionForm,
  reply: agreement,
  status: 201,
  refusals: [
    'forbidden',
    'entityDoesNotExist',
    'stateChanged',
    'recipientUnavailable',
    'acceptLastTerms',
    'tooManyEvents',
    'guardianNeeded',
    'idempotencyKeyReused',
  ],
})

export const acceptAgreement = route({
  method: 'PUT',
  path: '/agreements/{id}/accept',
  summary:
    'Accept the newest version; it holds from then on. Any other version is `stateChanged` with the agreement. Again changes nothing.',
  access: sides,
  scope: 'SUPPORT',
  needsGuardian: true,
  params: idParams,
  body: z.object({ version: z.int('Pattern').min(1, 'Pattern') }),
  reply: agreement,
  refusals: [
    'forbidden',
    'entityDoesNotExist',
    'stateChanged',
    'recipientUnavailable',
    'acceptLastTerms',
    'guardianNeeded',
  ],
})

export const endAgreement = route({
  method: 'PATCH',
  path: '/agreements/{id}/end',
  summary:
    'End an agreement, or decline or take back what was proposed. Both go on reading it. Again changes nothing. `stateChanged` with the agreement where it stands otherwise than `state`.',
  access: sides,
  scope: 'SUPPORT',
  needsGuardian: true,
  whileSuspended: true,
  params: idParams,
  /** How the caller saw it stand: what was a proposal may hold by now. */
  query: z.object({ state: z.enum(agreementStates, 'Pattern').optional() }),
  reply: agreement,
  refusals: ['forbidden', 'entityDoesNotExist', 'stateChanged', 'guardianNeeded'],
})

// --- deliverables --------------------------------------------------------------------------------

const deliverableParams = z.object({ id: idInPath, n: idInPath })

export const tickDeliverable = route({
  method: 'PATCH',
  path: '/agreements/{id}/deliverables/{n}',
  summary:
    'The athlete ticks what was done, of the version that holds, with a link or a picture; again changes the proof. `done: false` takes it back.',
  access: ['ATHLETE'],
  scope: 'SUPPORT',
  limit: 'directMessage',
  params: deliverableParams,
  body: z.object({
    /** An https address. */
    link: field.optionalLink.refine((link) => !link || link.startsWith('https:'), 'Pattern'),
    /** A picture of `uploadProof`. */
    pictureId: idInBody.nullish(),
    done: z.boolean('Pattern').default(true),
  }),
  reply: agreement,
  refusals: ['forbidden', 'entityDoesNotExist', 'stateChanged'],
})

export const commentDeliverable = route({
  method: 'PUT',
  path: '/agreements/{id}/deliverables/{n}/comment',
  summary:
    'The supporter says something of what was done; again changes it, and an empty text takes it away.',
  access: supporters,
  scope: 'SUPPORT',
  limit: 'directMessage',
  params: deliverableParams,
  body: z.object({ text: field.optionalText(comment) }),
  reply: agreement,
  refusals: ['forbidden', 'entityDoesNotExist', 'stateChanged', 'recipientUnavailable'],
})
