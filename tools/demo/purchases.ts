import type { PlanId } from '@podium/contract/plans'
import { cast } from './cast.ts'
import { everybody } from './everybody.ts'
import { isPublished, type Member } from './person.ts'

/** A pack of credits somebody of the demo bought, or tried to. Days are counted back from now. */
export interface DemoPurchase {
  buyer: Member
  credits: number
  outcome: 'approve' | 'refuse'
  daysAgo: number
}

/** A plan somebody of the demo pays for. */
export interface DemoPlan {
  buyer: Member
  planId: PlanId
  daysAgo: number
}

const { marta, helena, carlos } = cast

/** What the cast bought: a card that is refused once, as cards are, and small packs before large ones. */
export const demoPurchases: DemoPurchase[] = [
  { buyer: helena, credits: 1250, outcome: 'approve', daysAgo: 210 },
  { buyer: marta, credits: 50, outcome: 'approve', daysAgo: 163 },
  { buyer: carlos, credits: 120, outcome: 'approve', daysAgo: 97 },
  { buyer: marta, credits: 120, outcome: 'refuse', daysAgo: 58.1 },
  { buyer: marta, credits: 120, outcome: 'approve', daysAgo: 58 },
  { buyer: helena, credits: 500, outcome: 'approve', daysAgo: 36 },
  { buyer: marta, credits: 120, outcome: 'approve', daysAgo: 11 },
]

/** Athletes and managers with a page, some of whom have a plan. */
const professionals = everybody.filter(
  (one) => (one.role === 'ATHLETE' || one.role === 'MANAGER') && isPublished(one),
)

/** Helena finds athletes by class, and some in the network take turns in its first row. */
export const demoPlans: DemoPlan[] = [
  { buyer: helena, planId: 'SPONSOR_PREMIUM', daysAgo: 74 },
  { buyer: carlos, planId: 'PERFORMANCE', daysAgo: 9 },
  ...professionals
    .filter((one): one is Member => one !== carlos && one.role !== 'ADMIN')
    .filter((_, index) => index % 12 === 5)
    .map((buyer, index) => ({ buyer, planId: 'STANDARD' as const, daysAgo: 3.3 + index })),
]
