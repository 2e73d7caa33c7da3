import { currency, type Price, priceFromGross, priceFromNet } from '@podium/contract/credits'
import type { Entitlements, Plan, PlanId } from '@podium/contract/plans'
import type { Role } from '@podium/contract/roles'
import type { Tax } from '../taxes/index.ts'

interface Offer {
  audience: Plan['audience']
  period: Plan['period']
  /** What it costs, with so many percent of tax. */
  priceAt: (vatPercent: number) => Price
  entitlements: Entitlements
}

/** Some first contacts a month, null for as many as one likes, and what else there is. */
function contacts(firstContactsPerMonth: number | null, more: Partial<Entitlements> = {}) {
  const nothing = { highlightedAthletes: 0, athletesByClass: false, paidRow: false }
  return { firstContactsPerMonth, ...nothing, ...more }
}

/**
 * What each plan costs and gives (`plans.sold`). The prices of professionals are without VAT, which
 * comes on top; those of sponsors include it, as the prices of the store do.
 */
const offers: Record<PlanId, Offer> = {
  STANDARD: professional(600, contacts(50, { paidRow: true })),
  PERFORMANCE: professional(4600, contacts(200, { paidRow: true })),
  UNIVERSAL: professional(9600, contacts(null, { paidRow: true })),
  SPONSOR_START: sponsor(10_000, contacts(50, { highlightedAthletes: 1 })),
  SPONSOR_PERFORMANCE: sponsor(25_000, contacts(200, { highlightedAthletes: 3 })),
  SPONSOR_PREMIUM: sponsor(
    60_000,
    contacts(null, { highlightedAthletes: 10, athletesByClass: true }),
  ),
}

/** What everybody may do without a plan. */
export const withoutPlan: Entitlements = contacts(10)

function professional(netCents: number, entitlements: Entitlements): Offer {
  const priceAt = (vatPercent: number) => priceFromNet(netCents, vatPercent)
  return { audience: 'PROFESSIONAL', period: 'MONTH', priceAt, entitlements }
}

function sponsor(grossCents: number, entitlements: Entitlements): Offer {
  const priceAt = (vatPercent: number) => priceFromGross(grossCents, vatPercent)
  return { audience: 'SPONSOR', period: 'YEAR', priceAt, entitlements }
}

/** The plans with which one comes in the row of the network that is paid for. */
export const paidRowPlans = (Object.keys(offers) as PlanId[]).filter(
  (id) => offers[id].entitlements.paidRow,
)

export function offerOf(planId: PlanId): Offer {
  return offers[planId]
}

/** Whether a plan is for people of a role: athletes and managers are professionals. */
export function isFor(planId: PlanId, role: Role): boolean {
  const sponsored = offers[planId].audience === 'SPONSOR'
  return sponsored ? role === 'SPONSOR' : role === 'ATHLETE' || role === 'MANAGER'
}

/** Every plan with its prices, professionals first, the cheapest first. */
export function listPlans({ percent: vatPercent }: Tax): Plan[] {
  return (Object.keys(offers) as PlanId[]).map((id) => {
    const { audience, period, priceAt, entitlements } = offers[id]
    const price = { ...priceAt(vatPercent), vatPercent, currency } as const
    return { id, audience, period, purchaseType: 'RECURRING', ...price, entitlements }
  })
}
