import { countryDecides } from '@podium/contract/ages'
import { parseDay } from '../../ui/fields/days.ts'

interface Typed {
  countryCode?: string
  /** As it was typed. */
  dateOfBirth?: string
}

/** Whether a country is wanted: without one the server holds the highest age against everybody (`minors.youngest`). */
export function needsCountry({ countryCode, dateOfBirth = '' }: Typed): boolean {
  const born = parseDay(dateOfBirth)
  return !countryCode && !!born && countryDecides(born)
}
