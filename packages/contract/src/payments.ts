import { z } from 'zod'
import { creditPacks, findPack } from './credits.ts'
import * as field from './fields.ts'
import { id, idInPath } from './ids.ts'
import { listQuery } from './list.ts'
import { isNif } from './nif.ts'
import { paymentStatuses } from './payment-rules.ts'
import { memberRoles, roles } from './roles.ts'
import { route } from './route.ts'

export * from './payment-rules.ts'

// --- the store -----------------------------------------------------------------------------------

const priceFields = {
  grossCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
  vatPercent: z.int(),
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
  purchaseType: z.literal('ONE_OFF'),
})
export type CreditPackView = z.output<typeof creditPackView>

export const listCreditPacks = route({
  method: 'GET',
  path: '/credit-packs',
  summary: 'The seven packs of credits, the cheapest first.',
  access: 'any',
  reply: z.array(creditPackView),
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

export const getInvoice = route({
  method: 'GET',
  path: '/payments/invoice',
  summary: 'The invoice details given last time; at first, what the account knows.',
  access: memberRoles,
  reply: z.object({ invoice: invoiceFields }),
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
  idempotent: true,
  limit: 'payment',
  body: z.object({ creditAmount, invoice }),
  reply: paymentForm,
  status: 201,
  refusals: ['paymentProviderUnavailable', 'idempotencyKeyReused', 'acceptLastTerms'],
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
  method: z.enum(paymentMethods).nullable(),
  /** Multibanco: what to type at the machine. */
  entity: z.string().nullable(),
  reference: z.string().nullable(),
  /** Until when it can be paid: the MB WAY countdown, the Multibanco deadline. */
  deadline: z.string().nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  refundedAt: z.string().nullable(),
  /** Whether `receipt.pdf` is there. */
  hasReceipt: z.boolean(),
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
  query: z.object({
    ...listQuery({ sort: ['createdAt'] }),
    _order: z.enum(['ASC', 'DESC']).default('DESC'),
  }),
  reply: z.array(payment),
  total: 'header',
})

export const downloadReceipt = route({
  method: 'GET',
  path: '/payments/{id}/receipt.pdf',
  summary: 'The receipt of a paid payment; it is not a fatura. One’s own, or any for admins.',
  access: 'owner',
  params: transactionParams,
  file: 'application/pdf',
  refusals: ['paymentNotFound'],
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
})
export type AdminPayment = z.output<typeof adminPayment>

export const listAllPayments = route({
  method: 'GET',
  path: '/admin/payments',
  summary: 'Everybody’s payments, newest first. Re-check one with PATCH payments/{id}/status.',
  access: ['ADMIN'],
  query: z.object({
    ...listQuery({ sort: ['createdAt'] }),
    _order: z.enum(['ASC', 'DESC']).default('DESC'),
    status: z.enum(paymentStatuses).optional(),
    userId: idInPath.optional(),
    q: field.typedText().max(100, 'Size').default(''),
  }),
  reply: z.array(adminPayment),
  total: 'header',
})

export const refundPayment = route({
  method: 'POST',
  path: '/admin/payments/{id}/refund',
  summary:
    'Give the money back: credits still there are taken back, the rest becomes a debt. The id is the transactionId.',
  access: ['ADMIN'],
  sensitive: true,
  idempotent: true,
  params: transactionParams,
  body: z.object({ reason: field.requiredText(255) }),
  reply: adminPayment,
  refusals: [
    'paymentNotFound',
    'stateChanged',
    'paymentProviderUnavailable',
    'idempotencyKeyReused',
  ],
})

/** Every amount that `creditAmount` can be. */
export const creditAmounts = creditPacks.map((pack) => pack.credits)
