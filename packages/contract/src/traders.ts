import { z } from 'zod'
import * as field from './fields.ts'
import { basis, namesItsLaw } from './grounds.ts'
import { id, idInPath } from './ids.ts'
import { textLimits, traderLimits } from './limits.ts'
import { listQuery } from './list.ts'
import { route } from './route.ts'
import { earlier } from './versions.ts'

/**
 * How a sponsor stands as a seller (`traders.check`): DRAFT has said nothing yet, SUBMITTED waits for an
 * admin, EXPIRED has to be checked again.
 */
export const traderStates = ['DRAFT', 'SUBMITTED', 'VERIFIED', 'REFUSED', 'EXPIRED'] as const
export type TraderState = (typeof traderStates)[number]

/** What buyers have to know of a seller. */
export const traderParts = ['legalName', 'registration', 'address', 'phone', 'email'] as const
export type TraderPart = (typeof traderParts)[number]

/** What keeps a sponsor from selling: parts that are not given, or an admin's check. */
export const traderNeeds = [...traderParts, 'declaration', 'verification'] as const
export type TraderNeed = (typeof traderNeeds)[number]

/** Who sells, as an admin checked it. */
export const traderDetails = z.object({
  legalName: z.string(),
  address: z.string(),
  email: z.string(),
  /** In international form. */
  phone: z.string(),
  /** The number in a register of companies, or for taxes. */
  registration: z.string(),
})
export type TraderDetails = z.output<typeof traderDetails>

/** A sponsor's own details with how they stand; while DRAFT, what the account knows already. */
export const trader = traderDetails.extend({
  state: z.enum(traderStates),
  /** Why they were refused; '' where they were not. */
  reason: z.string(),
  /** The last day on which their products are sold, or were; null without one. */
  until: z.string().nullable(),
  /** Whether their products are sold now. */
  sells: z.boolean(),
  /** What buyers are shown: also while a change of it waits. Null while nothing of it is checked. */
  checked: traderDetails.nullable(),
  /** What keeps new products from being offered; empty where nothing does. */
  missing: z.array(z.enum(traderNeeds)),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** One more with every change, to be sent along with a decision about it, or a change of it. */
  version: z.int(),
})
export type Trader = z.output<typeof trader>

const phone = field
  .requiredText(traderLimits.phone)
  .refine((typed) => typed === '' || field.deliveryPhone(typed, 'PT') !== null, 'Pattern')
  .transform((typed) => field.deliveryPhone(typed, 'PT') ?? typed)

export const traderForm = z.object({
  legalName: field.requiredName(traderLimits.legalName),
  registration: field.requiredName(traderLimits.registration).regex(/^$|[\p{L}\p{N}]/u, 'Pattern'),
  address: field
    .requiredText(textLimits.address)
    // However many lines it was typed in, it stands in one, in mails and lists too.
    .transform((typed) => typed.replace(/[\s,]*\n\s*/g, ', ')),
  phone,
  email: field.email,
  /** That they sell as a trader and offer only what the law allows. */
  declaration: z.literal(true, 'NotBlank'),
  after: field.versionBefore,
})
export type TraderForm = z.output<typeof traderForm>

export const getTrader = route({
  method: 'GET',
  path: '/sponsors/trader',
  summary: 'The caller’s details as a seller, and how they stand.',
  access: ['SPONSOR'],
  reply: trader,
})

export const putTrader = route({
  method: 'PUT',
  path: '/sponsors/trader',
  summary:
    'Give all details of a seller: an admin checks them. The same again changes nothing; a change of what was checked is checked again, and until then buyers see what was. `stateChanged` with the details where they have another `version` than `after`.',
  access: ['SPONSOR'],
  body: traderForm,
  reply: trader,
  refusals: ['stateChanged'],
})

// --- administration ------------------------------------------------------------------------------

/** A sponsor as an admin looks at them, with all they gave: a reading that is on record (`traders.shown`). */
export const examinedTrader = trader.extend({
  userId: id,
  /** The name of their page. */
  name: z.string(),
  /** Products they offer. */
  products: z.int(),
})
export type ExaminedTrader = z.output<typeof examinedTrader>

/** What of a seller is read one by one alone. */
const notListed = { address: true, email: true, phone: true, checked: true } as const

/** A sponsor in the admins' list, which is read without a record: how to reach them is not in it. */
export const listedTrader = examinedTrader.omit(notListed)
export type ListedTrader = z.output<typeof listedTrader>

const listedTraders = z.array(listedTrader)

/** Until the 29th of November 2026 how to reach a seller stood in the list and in the answer to a decision. */
const change =
  'Of a seller in the list, and in the answer to a decision, `address`, `email`, `phone` and `checked` are told by `examineTrader` alone, which is on record; before, they are empty there.'
const withoutDetails = (one: ListedTrader) => ({
  ...one,
  ...{ address: '', email: '', phone: '', checked: null },
})
const tradersWithDetails = earlier(listedTraders, {
  until: '2026-11-29',
  change,
  reply: z.array(examinedTrader),
  answer: (list) => list.map(withoutDetails),
})
const traderWithDetails = earlier(listedTrader, {
  until: '2026-11-29',
  change,
  reply: examinedTrader,
  answer: withoutDetails,
})

export const listTraders = route({
  method: 'GET',
  path: '/admin/traders',
  summary:
    'Sponsors as sellers, narrowed by state; those who have waited longest first. How to reach one is read one by one.',
  access: ['ADMIN'],
  query: z.object({
    state: z.enum(traderStates, 'Pattern').optional(),
    ...listQuery({ sort: ['submittedAt'] }),
  }),
  reply: listedTraders,
  earlier: [tradersWithDetails],
  total: 'header',
})

export const examineTrader = route({
  method: 'GET',
  path: '/admin/traders/{userId}',
  summary: 'One of the list with all they gave, which is put on record.',
  access: ['ADMIN'],
  params: z.object({ userId: idInPath }),
  reply: examinedTrader,
  refusals: ['userNotFound'],
})

export const decideTrader = route({
  method: 'PUT',
  path: '/admin/traders/{userId}',
  summary:
    'Verify what a sponsor gave, up to a day, or refuse it with a reason, which takes their products off sale. Another `version` than the present one, or nothing given, is `stateChanged`.',
  access: ['ADMIN'],
  params: z.object({ userId: idInPath }),
  body: z
    .object({
      state: z.enum(['VERIFIED', 'REFUSED'], 'Pattern'),
      reason: field.optionalText(textLimits.phrase),
      ...basis,
      /** The last day it holds; needed to verify. */
      until: field.optionalDayAhead(traderLimits.mostDays),
      /** Of the details that were looked at. */
      version: z.int().min(1).optional(),
    })
    .refine(...namesItsLaw)
    .superRefine(({ state, reason, until }, context) => {
      const report = (path: string) =>
        context.addIssue({ code: 'custom', path: [path], message: 'NotBlank' })
      if (state === 'VERIFIED' && !until) report('until')
      if (state === 'REFUSED' && !reason) report('reason')
    }),
  reply: listedTrader,
  earlier: [traderWithDetails],
  refusals: ['userNotFound', 'stateChanged'],
})
