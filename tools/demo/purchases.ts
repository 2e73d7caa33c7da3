import { cast } from './cast.ts'
import type { Member } from './person.ts'

/** A pack of credits somebody of the demo bought, or tried to. Days are counted back from now. */
export interface DemoPurchase {
  buyer: Member
  credits: number
  outcome: 'approve' | 'refuse'
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
