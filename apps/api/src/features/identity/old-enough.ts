import { isTooYoung } from '@podium/contract/ages'
import { isTooLongAgo } from '@podium/contract/fields'
import { now } from '../../platform/clock.ts'
import { refuse } from '../../platform/refuse.ts'

/** Refuses a birth date below the youngest age of a country (`minors.youngest`, `tooYoung`). */
export function requireOldEnough(birthDate: string | null, countryCode: string | null): void {
  if (birthDate && isTooLongAgo(birthDate, now())) refuse('moreThan500Years')
  if (isTooYoung(birthDate, countryCode, now())) refuse('tooYoung')
}
