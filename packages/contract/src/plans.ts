import { z } from 'zod'
import { invoice, paymentForm } from './payments.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'

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
  vatPercent: z.int(),
  currency: z.literal('EUR'),
  entitlements,
})
export type Plan = z.output<typeof plan>

export const listPlans = route({
  method: 'GET',
  path: '/plans',
  summary: 'The plans with net and gross prices, professionals first, the cheapest first.',
  access: 'any',
  reply: z.array(plan),
})

export const subscribe = route({
  method: 'POST',
  path: '/subscriptions',
  summary:
    'Take a plan, or renew it: answers the form to pay with; it counts once it is paid. Another plan takes over at once.',
  access: ['ATHLETE', 'MANAGER', 'SPONSOR'],
  idempotent: true,
  limit: 'payment',
  body: z.object({ planId: z.enum(planIds, 'Pattern'), invoice }),
  reply: paymentForm,
  status: 201,
  refusals: ['forbidden', 'paymentProviderUnavailable', 'idempotencyKeyReused', 'acceptLastTerms'],
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
  reply: z.object({ subscription: subscription.nullable(), entitlements }),
})

export const cancelSubscription = route({
  method: 'DELETE',
  path: '/subscriptions/current',
  summary: 'Cancel at once: no renewal is asked for, the benefits last to the end of the period.',
  access: memberRoles,
  reply: subscription,
  refusals: ['entityDoesNotExist'],
})
