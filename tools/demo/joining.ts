import { adultAge } from '@podium/contract/ages'
import { now } from '../../apps/api/src/platform/clock.ts'
import { cast } from './cast.ts'
import { everybody } from './everybody.ts'
import type { Character } from './person.ts'

/** Days ago on which the demo's Podium opened: the cast was there first. */
export const openedDaysAgo = 745

const daysApart = 4
const founders: Character[] = Object.values(cast)
const others = everybody.filter((one) => !founders.includes(one))

// More come the longer it goes on; a prime step, so that no group comes all at once.
const longestDaysAgo = 715
const growth = 1.6
const step = 61

/**
 * How many days ago somebody would have joined by the curve alone, in days. Whoever does something earlier
 * came earlier (`arrivals.ts`); an adult of today was one then as well.
 */
export function wishedDaysAgo(who: Character): number {
  const founder = founders.indexOf(who)
  if (founder >= 0) return openedDaysAgo - founder * daysApart
  const index = others.indexOf(who)
  // Somewhat earlier or later than their turn, as it happens.
  const turn = ((index * step) % others.length) + 3 * unevenness(index)
  const share = Math.min(1, turn / others.length)
  return Math.min(2 + longestDaysAgo * share ** growth, grownUpDaysAgo(who) - 3)
}

/** Between 0 and 1, without an order, and the same in every demo. */
export function unevenness(index: number): number {
  return ((index * index * 31 + index * 17) % 101) / 101
}

function grownUpDaysAgo(who: Character): number {
  if (!('born' in who) || who.lookedAfterBy) return Infinity
  const day = new Date(`${who.born}T12:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + adultAge)
  return (now().getTime() - day.getTime()) / 86_400_000
}
