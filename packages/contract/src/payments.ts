import { z } from 'zod'
import { findPack, mostCredits } from './credits.ts'
import * as field from './fields.ts'
import { id, idInPath, idParams } from './ids.ts'
import { daysQuery, listQuery } from './list.ts'
import { isNif } from './nif.ts'
import {
  documentKinds,
  documentStatuses,
  documentTroubles,
  invoiceStatuses,
  paymentStatuses,
  withdrawalHindrances,
} from './payment-rules.ts'
import { memberRoles, roles } from './roles.ts'
import { route } from './route.ts'
import { taxRules } from './taxes.ts'
import { earlier } from './versions.ts'

export * from './payment-rules.ts'

// --- the store -----------------------------------------------------------------------------------

const priceFields = {
  grossCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
  /** Some countries have half percents. */
  vatPercent: z.number(),
  currency: z.literal('EUR'),
}

/** A pack of the store with its price, and what it can support (`store.packs`). */
export const creditPackView = z.object({
  creditAmount: z.int(),
  tier: z.enum(['SILVER', 'GOLD', 'DIAMOND']),
  /** Position on the diamond slider, from 0; 0 for the other packs. */
  step: z.int(),
  ...priceFields,
  /** Whole months of one athlete, and the credits then left over. */
  athleteMonths: z.int(),
  creditsLeft: z.int(),
  purchaseType: z.literal('PAY_AS_YOU_GO'),
})
export type CreditPackView = z.output<typeof creditPackView>

const packs = z.array(creditPackView)

/** Until the 28th of November 2026 packs were called what products are. */
const packsAsOneOff = earlier(packs, {
  until: '2026-11-28',
  change: 'Of a pack, `purchaseType` is `PAY_AS_YOU_GO`; it was `ONE_OFF`.',
  reply: z.array(creditPackView.extend({ purchaseType: z.literal('ONE_OFF') })),
  answer: (list) => list.map((pack) => ({ ...pack, purchaseType: 'ONE_OFF' as const })),
})

export const listCreditPacks = route({
  method: 'GET',
  path: '/credit-packs',
  summary: 'The seven packs of credits, the cheapest first.',
  access: 'any',
  scope: 'open',
  reply: packs,
  earlier: [packsAsOneOff],
})

// --- the invoice ---------------------------------------------------------------------------------

/** Longest texts of an invoice, in characters (`fields.lengths`). */
export const invoiceLimits = {
  name: 100,
  email: 100,
  tin: 20,
  city: 50,
  address: 100,
  postalCode: 20,
} as const

const country = z.object({
  code: field.requiredCountry,
  /** For people; the server writes the name that belongs to the code. */
  name: field.typedText().max(100, 'Size').default(''),
})

const invoiceFields = z.object({
  name: field.requiredName(invoiceLimits.name),
  email: field.email.max(invoiceLimits.email, 'Size'),
  tin: field.fiscalCode.pipe(field.filledText().max(invoiceLimits.tin, 'Size')),
  country,
  city: field.requiredText(invoiceLimits.city),
  address: field.requiredText(invoiceLimits.address),
  postalCode: field.requiredText(invoiceLimits.postalCode),
})

/** Whom a receipt is made out to (`payments.invoice`); every field is required. */
export const invoice = invoiceFields.superRefine(
  ({ country: { code }, tin, postalCode }, context) => {
    const report = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (!field.isPostalCode(code, postalCode)) report('postalCode', 'Pattern')
    if (code === 'PT' && !isNif(tin)) report('tin', 'InvalidNif')
    else if (!field.isTaxNumber(tin)) report('tin', 'Pattern')
  },
)
export type Invoice = z.output<typeof invoice>

/** The details of the last invoice; a part that was never given is empty. */
const knownInvoice = z.object({
  name: z.string(),
  email: z.string(),
  tin: z.string(),
  country: z.object({ code: z.string(), name: z.string() }),
  city: z.string(),
  address: z.string(),
  postalCode: z.string(),
})

export const getInvoice = route({
  method: 'GET',
  path: '/payments/invoice',
  summary: 'The invoice details given last time; at first, what the account knows.',
  access: memberRoles,
  scope: 'SPEND',
  reply: z.object({ invoice: knownInvoice }),
})

// --- paying --------------------------------------------------------------------------------------

export const providers = ['sandbox', 'sibs'] as const
export type ProviderName = (typeof providers)[number]

export const paymentMethods = ['CARD', 'MBWAY', 'REFERENCE'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The provider's own id of a payment; ours are never told. */
const transactionId = field
  .filledText()
  .max(100, 'Size')
  .regex(/^[\w.-]*$/, 'Pattern')

const transactionParams = z.object({ id: transactionId })

/** What the page needs to show the provider's form. */
export const paymentForm = z.object({
  transactionId: z.string(),
  provider: z.enum(providers),
  /** Opaque; goes into the provider's form as it is. */
  formContext: z.string(),
  /** SIBS: `spg-signature` of the form. */
  signature: z.string().nullable(),
  /** The provider's script, for the page to load; null for the built-in form. */
  script: z.string().nullable(),
  /** Where the provider sends the buyer back to; it adds `?id={transactionId}` itself. */
  redirectUrl: z.string(),
  amountCents: z.int(),
  currency: z.literal('EUR'),
  /** How the buyer paid the last time comes first. */
  methods: z.array(z.enum(paymentMethods)),
  expiresAt: z.string(),
})
export type PaymentForm = z.output<typeof paymentForm>

const creditAmount = z.int().refine((credits) => findPack(credits) !== undefined, 'Pattern')

export const submitPayment = route({
  method: 'POST',
  path: '/payments',
  summary:
    'Buy a pack of credits: answers the form to pay with. An open payment of the same pack is answered again.',
  access: memberRoles,
  needsGuardian: true,
  scope: 'SPEND',
  idempotent: true,
  limit: 'payment',
  body: z.object({ creditAmount, invoice }),
  reply: paymentForm,
  status: 201,
  refusals: [
    'paymentProviderUnavailable',
    'stateChanged',
    'idempotencyKeyReused',
    'acceptLastTerms',
    'guardianNeeded',
  ],
})

/** What a buyer, or an admin, sees of a payment. */
export const payment = z.object({
  transactionId: z.string(),
  status: z.enum(paymentStatuses),
  purpose: z.enum(['CREDITS', 'PLAN']),
  /** Credits bought; 0 for a plan. */
  creditAmount: z.int(),
  /** The plan's id in `plans.ts`; null for credits. */
  planId: z.string().nullable(),
  ...priceFields,
  taxRule: z.enum(taxRules),
  method: z.enum(paymentMethods).nullable(),
  /** Multibanco: what to type at the machine. */
  entity: z.string().nullable(),
  reference: z.string().nullable(),
  /** Until when it can be paid: the MB WAY countdown, the Multibanco deadline. */
  deadline: z.string().nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** When the last part of it went back. */
  refundedAt: z.string().nullable(),
  /** How much of the price went back, and of the credits (`payments.refund`). */
  refundedCents: z.int(),
  refundedCredits: z.int(),
  /** A part goes back that the provider has not confirmed yet. */
  refundUnderWay: z.boolean(),
  /** The last day (YYYY-MM-DD, in Portugal) on which it can be withdrawn; null where it never can. */
  withdrawableUntil: z.string().nullable(),
  /** Whether `receipt.pdf` is there. */
  hasReceipt: z.boolean(),
  /** The invoice (`payments.documents`); `invoice.pdf` is there once it has a number. */
  invoice: z.object({
    status: z.enum(invoiceStatuses),
    number: z.string().nullable(),
    /** The numbers of the credit notes for what went back, the earliest first. */
    creditNotes: z.array(z.string()),
    /** How a credit note stands that is not issued yet; null where none is to come. */
    creditNoteDue: z.enum(['PENDING', 'FAILED']).nullable(),
  }),
  /** Of the built-in test provider, where whoever pays chooses what comes of it. */
  isTest: z.boolean(),
})
export type Payment = z.output<typeof payment>

export const checkPayment = route({
  method: 'PATCH',
  path: '/payments/{id}/status',
  summary:
    'Ask the provider how a payment stands and settle it. The id is the transactionId; one’s own, or any for admins.',
  access: 'owner',
  scope: 'SPEND',
  whileSuspended: true,
  limit: 'lookup',
  params: transactionParams,
  reply: payment,
  refusals: ['paymentNotFound', 'paymentProviderUnavailable'],
})

export const listPayments = route({
  method: 'GET',
  path: '/payments',
  summary: "The caller's payments, newest first.",
  access: memberRoles,
  scope: 'MONEY_READ',
  query: z.object({
    ...listQuery({ sort: ['createdAt'], order: 'DESC' }),
  }),
  reply: z.array(payment),
  total: 'header',
})

export const downloadPayments = route({
  method: 'GET',
  path: '/payments.csv',
  summary: "The caller's payments with their invoices as CSV, in the caller's language.",
  access: memberRoles,
  scope: 'MONEY_READ',
  file: 'text/csv; charset=utf-8',
})

export const downloadReceipt = route({
  method: 'GET',
  path: '/payments/{id}/receipt.pdf',
  summary: 'The receipt of a paid payment; it is not a fatura. One’s own, or any for admins.',
  access: 'owner',
  scope: 'MONEY_READ',
  params: transactionParams,
  file: 'application/pdf',
  refusals: ['paymentNotFound'],
})

export const downloadInvoice = route({
  method: 'GET',
  path: '/payments/{id}/invoice.pdf',
  summary:
    'The invoice of a payment, or with `creditNote` one of its credit notes by number. One’s own, or any for admins.',
  access: 'owner',
  scope: 'MONEY_READ',
  limit: 'lookup',
  params: transactionParams,
  query: z.object({ creditNote: field.typedText().max(100, 'Size').optional() }),
  file: 'application/pdf',
  refusals: ['paymentNotFound', 'paymentProviderUnavailable'],
})

// --- withdrawal ----------------------------------------------------------------------------------

/** What a buyer can take back of a payment now (`payments.withdrawal`). */
export const withdrawal = z.object({
  possible: z.boolean(),
  /** The last day for it, YYYY-MM-DD; null for what was never paid. */
  until: z.string().nullable(),
  /** The credits that leave the wallet; 0 for a plan. */
  credits: z.int(),
  /** The money that comes back. */
  cents: z.int(),
  /** Of a plan that goes back: the one there is afterwards, and until when; null where none is left. */
  planAfter: z.object({ planId: z.string(), endsAt: z.string() }).nullable(),
  /** Null where it is possible. */
  reason: z.enum(withdrawalHindrances).nullable(),
})
export type Withdrawal = z.output<typeof withdrawal>

export const getWithdrawal = route({
  method: 'GET',
  path: '/payments/{id}/withdrawal',
  summary:
    'What of a payment of one’s own can be taken back within fourteen days, and why nothing. The id is the transactionId.',
  access: 'owner',
  scope: 'MONEY_READ',
  params: transactionParams,
  reply: withdrawal,
  refusals: ['paymentNotFound'],
})

export const withdraw = route({
  method: 'POST',
  path: '/payments/{id}/withdrawal',
  summary:
    'Withdraw from a purchase, with the figures as they were shown: others, or nothing to take back, are `stateChanged` with those of now as `current`; after the last day `withdrawalOver`, whose `current` tells `until`.',
  access: 'owner',
  scope: 'SPEND',
  whileSuspended: true,
  idempotent: true,
  limit: 'payment',
  params: transactionParams,
  body: z.object({ credits: z.int().min(0), cents: z.int().min(0) }),
  reply: payment,
  refusals: ['paymentNotFound', 'stateChanged', 'withdrawalOver', 'idempotencyKeyReused'],
})

/** What the sandbox's form can make happen; `wait` only chooses a method and leaves it unpaid. */
export const sandboxOutcomes = [
  'approve',
  'refuse',
  'expire',
  'late',
  'duplicate',
  'refund',
  'unknown',
  'wait',
] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

export const postSandboxOutcome = route({
  method: 'POST',
  path: '/payments/sandbox/{transactionId}/outcome',
  summary: 'What the built-in test form sends; only there while payments are the sandbox’s.',
  access: 'any',
  scope: 'open',
  whileSuspended: true,
  params: z.object({ transactionId }),
  body: z.object({
    outcome: z.enum(sandboxOutcomes, 'Pattern'),
    method: z.enum(paymentMethods, 'Pattern').optional(),
  }),
  reply: z.object({ status: z.enum(paymentStatuses) }),
  refusals: ['paymentNotFound'],
})

// --- administration ------------------------------------------------------------------------------

/** A payment as the admins' list shows it. */
export const adminPayment = payment.extend({
  user: z.object({ id, name: z.string(), lastName: z.string(), role: z.enum(roles) }),
  provider: z.enum(providers),
  checkedAt: z.string().nullable(),
  /** Credits that could not be taken back at the refund. */
  owedCredits: z.int(),
  refundReason: z.string(),
  /** Its provider is the configured one; nobody asks another. */
  providerAsked: z.boolean(),
  /** A part goes back whose provider is asked no more: an admin gives it back, and notes it. */
  refundByHand: z.boolean(),
})
export type AdminPayment = z.output<typeof adminPayment>

const adminFilter = {
  status: z.enum(paymentStatuses).optional(),
  userId: idInPath.optional(),
  /** Those that hang: unknown to the configured provider, or with a refund that it has not confirmed for an hour. */
  late: z.enum(['true'], 'Pattern').optional(),
  ...daysQuery,
  q: field.typedText().max(100, 'Size').default(''),
}

export const listAllPayments = route({
  method: 'GET',
  path: '/admin/payments',
  summary: 'Everybody’s payments, newest first. Re-check one with PATCH payments/{id}/status.',
  access: ['ADMIN'],
  query: z.object({
    ...listQuery({ sort: ['createdAt'], order: 'DESC' }),
    ...adminFilter,
  }),
  reply: z.array(adminPayment),
  total: 'header',
})

export const downloadAllPayments = route({
  method: 'GET',
  path: '/admin/payments.csv',
  summary: 'The same payments with their invoices, all of them, as CSV; put on record.',
  access: ['ADMIN'],
  sensitive: true,
  query: z.object(adminFilter),
  file: 'text/csv; charset=utf-8',
})

/** What a refund does, before it is done (`payments.refund`). */
export const refundFigures = z.object({
  /** Credits that go back, and how much money for them. */
  credits: z.int(),
  cents: z.int(),
  /** How many of the credits are not there any more and become a debt. */
  debt: z.int(),
})
export type RefundFigures = z.output<typeof refundFigures>

export const getRefund = route({
  method: 'GET',
  path: '/admin/payments/{id}/refund',
  summary:
    'What a refund would do: of what is unspent, or of so many `credits`. The id is the transactionId.',
  access: ['ADMIN'],
  params: transactionParams,
  query: z.object({ credits: z.coerce.number().pipe(z.int().min(0).max(mostCredits)).optional() }),
  reply: refundFigures,
  refusals: ['paymentNotFound'],
})

export const refundPayment = route({
  method: 'POST',
  path: '/admin/payments/{id}/refund',
  summary:
    'Give money back: what is unspent, or so many `credits` and `cents`, where what was spent becomes a debt. The id is the transactionId.',
  access: ['ADMIN'],
  sensitive: true,
  idempotent: true,
  params: transactionParams,
  body: z
    .object({
      credits: z.int().min(0).optional(),
      cents: z.int().min(1).optional(),
      /** The debt as it was shown; another one by now is `stateChanged`. */
      debt: z.int().min(0).optional(),
      reason: field.requiredText(255),
    })
    .superRefine(({ credits, cents }, context) => {
      if ((credits === undefined) === (cents === undefined)) return
      const path = credits === undefined ? ['credits'] : ['cents']
      context.addIssue({ code: 'custom', path, message: 'NotBlank' })
    }),
  reply: adminPayment,
  refusals: [
    'paymentNotFound',
    'stateChanged',
    'paymentProviderUnavailable',
    'idempotencyKeyReused',
  ],
})

export const noteRefund = route({
  method: 'POST',
  path: '/admin/payments/{id}/refund/by-hand',
  summary:
    'Note that the part under way went back by hand (`refundByHand`); where none did, or its provider is still asked, `stateChanged` with the payment. The id is the transactionId.',
  access: ['ADMIN'],
  sensitive: true,
  params: transactionParams,
  body: z.object({ reason: field.requiredText(255) }),
  reply: adminPayment,
  refusals: ['paymentNotFound', 'stateChanged'],
})

/** An invoice or a credit note as admins see it (`payments.documents`). */
export const adminInvoice = z.object({
  id,
  /** The transactionId of the payment. */
  paymentId: z.string(),
  /** Whose payment it is. */
  user: z.object({ id, name: z.string(), lastName: z.string(), role: z.enum(roles) }),
  kind: z.enum(documentKinds),
  status: z.enum(documentStatuses),
  number: z.string().nullable(),
  cents: z.int(),
  createdAt: z.string(),
  /** When it is tried again by itself; null for what is issued, failed, waits for its invoice, or for a program that nobody asks. */
  nextTryAt: z.string().nullable(),
  /** It was asked for at the configured invoicing program; nobody asks another. */
  programAsked: z.boolean(),
  /** A credit note whose invoice is not issued yet: it is tried once that is. */
  waitsForInvoice: z.boolean(),
  tries: z.int(),
  /** What stands in its way, at the last try; null where nothing does. */
  trouble: z.enum(documentTroubles).nullable(),
  /** The same in the invoicing program's own words; empty where it has none. */
  error: z.string(),
})
export type AdminInvoice = z.output<typeof adminInvoice>

export const listInvoices = route({
  method: 'GET',
  path: '/admin/invoices',
  summary:
    'Invoices and credit notes, newest first; `late` are those that failed or are not issued an hour after they should be.',
  access: ['ADMIN'],
  query: z.object({
    ...listQuery({ sort: ['createdAt'], order: 'DESC' }),
    status: z.enum(documentStatuses, 'Pattern').optional(),
    late: z.enum(['true'], 'Pattern').optional(),
  }),
  reply: z.array(adminInvoice),
  total: 'header',
})

export const retryInvoice = route({
  method: 'POST',
  path: '/admin/invoices/{id}/retry',
  summary:
    'Have an invoice or credit note tried again now; one that is issued, or whose program is not the configured one, is `stateChanged`.',
  access: ['ADMIN'],
  params: idParams,
  reply: adminInvoice,
  refusals: ['entityDoesNotExist', 'stateChanged'],
})
