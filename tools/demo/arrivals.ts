import { demoConversations, demoFollows, demoNuisance, followedDaysAgo } from './conversations.ts'
import { everybody } from './everybody.ts'
import { unevenness, wishedDaysAgo } from './joining.ts'
import { demoOrders } from './orders.ts'
import type { Character } from './person.ts'
import { demoProducts } from './products.ts'
import { demoPlans, demoPurchases } from './purchases.ts'
import { demoUpdates, goalsSetDaysAgo, tellers } from './seasons.ts'
import { demoSupports } from './supports.ts'

/** Nobody does anything in their first days. */
const daysToSettle = 2
/** And they did not come all at once for what many do. */
const daysApart = 25
/** Sellers were checked before the first shop opened. */
export const shopsOpenedDaysAgo = 120
/** Who is talked about in the decisions of the demo, and when first. */
const decidedAbout: [string, number][] = [
  ['Transportes Rumo Ibérico', 41],
  ['Clara', 30],
  ['Santiago', 20],
  ['Duarte', 60],
]

const joined = new Map(everybody.map((who) => [who, wishedDaysAgo(who)]))

function did(who: Character, daysAgo: number): void {
  const early = daysToSettle + unevenness(everybody.indexOf(who)) * Math.min(daysApart, daysAgo)
  joined.set(who, Math.max(joined.get(who) ?? 0, daysAgo + early))
}

for (const { supporter, athlete, askedDaysAgo } of demoSupports) {
  for (const one of [supporter, athlete]) did(one, askedDaysAgo)
}
for (const { buyer, placedDaysAgo } of demoOrders) did(buyer, placedDaysAgo + 1)
for (const { buyer, daysAgo } of [...demoPurchases, ...demoPlans]) did(buyer, daysAgo)
for (const { sponsor } of Object.values(demoProducts)) did(sponsor, shopsOpenedDaysAgo + 10)
for (const { between, lines } of demoConversations) {
  const first = Math.max(...lines.map(([, daysAgo]) => daysAgo))
  for (const one of between) did(one, first)
}
for (const [follower, followed] of demoFollows) {
  for (const one of [follower, ...followed]) did(one, followedDaysAgo)
}
for (const one of [demoNuisance.from, demoNuisance.to]) did(one, demoNuisance.daysAgo)
for (const athlete of tellers) did(athlete, goalsSetDaysAgo)
for (const { athlete, daysAgo } of demoUpdates()) did(athlete, daysAgo)
for (const [name, daysAgo] of decidedAbout) {
  for (const who of everybody.filter((one) => one.name === name)) did(who, daysAgo)
}
// Whoever is looked after comes after who looks after them.
for (const who of everybody) {
  if (!('lookedAfterBy' in who) || !who.lookedAfterBy) continue
  const guardian = everybody.find(({ email }) => email === who.lookedAfterBy)
  if (guardian) did(guardian, joinedDaysAgo(who))
}

/** How many days ago somebody of the demo joined. */
export function joinedDaysAgo(who: Character): number {
  return joined.get(who) ?? 0
}

/** Everybody, as they came: so are their ids. */
export const everybodyAsTheyCame: Character[] = everybody.toSorted(
  (one, other) => joinedDaysAgo(other) - joinedDaysAgo(one),
)
