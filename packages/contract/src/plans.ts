import { z } from 'zod'
import { findPack } from './credits.ts'
import * as field from './fields.ts'
import { invoice, invoiceLimits, paymentForm } from './payments.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'
import { taxRegions, taxRules } from './taxes.ts'

/** The plans (`plans.sold`): three by the month for professionals, three by the year for sponsors. */
export const planIds = [
  'STANDARD',
  'PERFORMANCE',
  'UNIVERSAL',
  'SPONSOR_START',
  'SPONSOR_PERFORMANCE',
  'SPONSOR_PREMIUM',
] as const
export type PlanId = (typeof planIds)[number]

/** What a plan gives; never credits. */
export const entitlements = z.object({
  /** People one may write to first each month; null for as many as one likes. Replies are free. */
  firstContactsPerMonth: z.int().nullable(),
  /**
   * Athletes a sponsor supports that they may show first on their page, marked as highlighted. It says
   * nothing about how many they may support: that is for everybody to choose.
   */
  highlightedAthletes: z.int(),
  /** Athletes are found and put in order by class, their sportest score, in the network. */
  athletesByClass: z.boolean(),
  /**
   * While their page is public they come, in turn with others, in the network's row that is paid for.
   */
  paidRow: z.boolean(),
})
export type Entitlements = z.output<typeof entitlements>

export const plan = z.object({
  id: z.enum(planIds),
  /** Athletes and managers are professionals; a plan of the other audience cannot be bought. */
  audience: z.enum(['PROFESSIONAL', 'SPONSOR']),
  period: z.enum(['MONTH', 'YEAR']),
  purchaseType: z.literal('RECURRING'),
  grossCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
  vatPercent: z.number(),
  currency: z.literal('EUR'),
  entitlements,
})
export type Plan = z.output<typeof plan>

export const listPlans = route({
  method: 'GET',
  path: '/plans',
  summary: 'The plans with net and gross prices, professionals first, the cheapest first.',
  access: 'any',
  scope: 'open',
  reply: z.array(plan),
})

export const subscribe = route({
  method: 'POST',
  path: '/subscriptions',
  summary:
    'Take a plan, or renew it: answers the form to pay with; it counts once it is paid. Another plan takes over at once.',
  access: ['ATHLETE', 'MANAGER', 'SPONSOR'],
  needsGuardian: true,
  scope: 'SPEND',
  idempotent: true,
  limit: 'payment',
  body: z.object({ planId: z.enum(planIds, 'Pattern'), invoice }),
  reply: paymentForm,
  status: 201,
  refusals: [
    'forbidden',
    'paymentProviderUnavailable',
    'stateChanged',
    'idempotencyKeyReused',
    'acceptLastTerms',
    'guardianNeeded',
  ],
})

/** What something would cost a buyer, once it is known who they are (`payments.tax`). */
export const quotePayment = route({
  method: 'GET',
  path: '/payments/quote',
  summary:
    'What a pack or a plan costs a buyer of a country, with the tax and its rule: exactly one of creditAmount and planId.',
  access: 'user',
  scope: 'SPEND',
  limit: 'lookup',
  query: z
    .object({
      creditAmount: z.coerce
        .number()
        .refine((credits) => findPack(credits) !== undefined, 'Pattern')
        .optional(),
      planId: z.enum(planIds, 'Pattern').optional(),
      country: field.requiredCountry,
      region: z.enum(taxRegions, 'Pattern').optional(),
      vatNumber: field.fiscalCode.pipe(z.string().max(invoiceLimits.tin, 'Size')).default(''),
    })
    .superRefine(({ creditAmount, planId }, context) => {
      if ((creditAmount === undefined) !== (planId === undefined)) return
      context.addIssue({ code: 'custom', path: ['creditAmount'], message: 'NotBlank' })
    }),
  reply: z.object({
    grossCents: z.int(),
    netCents: z.int(),
    vatCents: z.int(),
    vatPercent: z.number(),
    rule: z.enum(taxRules),
  }),
})

/** The plan somebody has. */
export const subscription = z.object({
  planId: z.enum(planIds),
  startedAt: z.string(),
  /** Benefits last until then, cancelled or not. */
  endsAt: z.string(),
  cancelledAt: z.string().nullable(),
  /** From 7 days before the end, unless cancelled: it can be paid for the next period. */
  renewalDue: z.boolean(),
})
export type Subscription = z.output<typeof subscription>

export const getSubscription = route({
  method: 'GET',
  path: '/subscriptions/current',
  summary: "The caller's plan, if any, and what they are entitled to with or without one.",
  access: memberRoles,
  scope: 'MONEY_READ',
  reply: z.object({ subscription: subscription.nullable(), entitlements }),
})

export const cancelSubscription = route({
  method: 'DELETE',
  path: '/subscriptions/current',
  summary: 'Cancel at once: no renewal is asked for, the benefits last to the end of the period.',
  access: memberRoles,
  scope: 'SPEND',
  needsGuardian: true,
  reply: subscription,
  refusals: ['entityDoesNotExist', 'guardianNeeded'],
})
