import { creditPacks, creditsPerMonth } from '@podium/contract/credits'
import { cast } from './cast.ts'
import type { Member } from './person.ts'
import type { DemoPurchase } from './purchases.ts'
import { demoSupports } from './supports.ts'

/** Companies and managers pay for what they give; others are given it, but for what `purchases.ts` tells. */
const buys = (who: Member) =>
  who.role === 'SPONSOR' || (who.role === 'MANAGER' && who !== cast.carlos)

/** Credits that somebody sets aside, or that come back to them, so many days ago. */
interface Move {
  credits: number
  daysAgo: number
}

const moves = new Map<Member, Move[]>()
for (const { supporter, months, course, askedDaysAgo } of demoSupports) {
  const [credits, daysAgo] = [months * creditsPerMonth, askedDaysAgo]
  const isBack = course === 'rejected' || course === 'takenBack'
  moves.set(supporter, [
    ...(moves.get(supporter) ?? []),
    { credits: -credits, daysAgo },
    ...(isBack ? [{ credits, daysAgo: daysAgo - 1 }] : []),
  ])
}

/** What Ana welcomes supporters with. */
export const welcomeCredits: ReadonlyMap<Member, number> = new Map(
  [...moves].map(([who, own]) => {
    const asked = own.reduce((sum, { credits }) => sum + Math.max(0, -credits), 0)
    return [who, spareOf(who) + (buys(who) ? 0 : asked)]
  }),
)

/** What supporters buy: a pack or two, before they ask for what they cannot pay yet. */
export const fundingPurchases: DemoPurchase[] = [...moves].flatMap(([buyer, own]) => {
  let held = welcomeCredits.get(buyer) ?? 0
  return own
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .flatMap((move) => {
      const bought = packsFor(-held - move.credits)
      held += move.credits + bought.reduce((sum, credits) => sum + credits, 0)
      return bought.map((credits, step): DemoPurchase => {
        return { buyer, credits, outcome: 'approve', daysAgo: move.daysAgo + 0.6 - step * 0.1 }
      })
    })
})

function spareOf({ name }: Member): number {
  return 60 + 15 * (name.length % 8)
}

/** The packs that bring so many credits at least. */
function packsFor(lacking: number): number[] {
  if (lacking <= 0) return []
  const fitting = creditPacks.find(({ credits }) => credits >= lacking)
  const { credits } = fitting ?? creditPacks.at(-1)!
  return [credits, ...packsFor(lacking - credits)]
}
