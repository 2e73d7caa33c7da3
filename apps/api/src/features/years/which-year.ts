import { thisYear } from '@podium/contract/calendar'
import { now } from '../../platform/clock.ts'
import { refuse } from '../../platform/refuse.ts'

/** The last year that is over. */
export function lastYear(): number {
  return thisYear(now()) - 1
}

export function isOver(year: number): boolean {
  return year <= lastYear()
}

/** A year to come has no page. */
export function requireBegun(year: number): void {
  if (year > thisYear(now())) refuse('entityDoesNotExist')
}
