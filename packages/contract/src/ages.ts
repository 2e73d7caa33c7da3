import { calendarDay } from './calendar.ts'
import { thisMoment } from './clock.ts'

/** From the eighteenth birthday on somebody decides alone (`minors.protected`). */
export const adultAge = 18

/** The youngest age at which somebody may join, in a country, from a day on. */
interface YoungestAge {
  /** Null for everywhere that has no line of its own, and where the country is not known. */
  country: string | null
  /** ISO day in Europe/Lisbon; the age holds until the next one of the same place. */
  from: string
  years: number
}

/**
 * From which age children may agree by themselves to what a network does with their data. A new law is
 * a new line, with the day it begins.
 */
const youngestAges: readonly YoungestAge[] = [
  { country: null, from: '2018-05-25', years: 16 },
  { country: 'PT', from: '2019-08-09', years: 13 },
  { country: 'ES', from: '2018-12-07', years: 14 },
]

/** The youngest age at which somebody of a country may join on a day, in years (`minors.youngest`). */
export function youngestAge(countryCode: string | null, now = thisMoment()): number {
  const today = calendarDay(now)
  const inForce = (country: string | null) =>
    youngestAges.findLast((line) => line.country === country && line.from <= today)?.years
  return inForce(countryCode) ?? inForce(null) ?? adultAge
}

/**
 * Age in whole years on a day. Dates are ISO days (`1999-02-28`), compared as they stand in the
 * calendar: a birthday is over from its midnight on, whatever the time zone of the server.
 */
export function ageOn(today: string, birthDate: string): number {
  const [year = 0, rest = ''] = split(today)
  const [birthYear = 0, birthRest = ''] = split(birthDate)
  return year - birthYear - (rest < birthRest ? 1 : 0)
}

function split(day: string): [number, string] {
  return [Number(day.slice(0, 4)), day.slice(5)]
}

/** Whether a birth date is of somebody who may not join yet; nobody is too young without one. */
export function isTooYoung(
  birthDate: string | null | undefined,
  countryCode: string | null,
  now = thisMoment(),
): boolean {
  return !!birthDate && ageOn(calendarDay(now), birthDate) < youngestAge(countryCode, now)
}

/** Whether somebody is too young where no country is told, and old enough in one that has its own line. */
export function countryDecides(birthDate: string, now = thisMoment()): boolean {
  const isTooYoungIn = (country: string | null) => isTooYoung(birthDate, country, now)
  return isTooYoungIn(null) && youngestAges.some(({ country }) => !isTooYoungIn(country))
}

/** Whether a birth date makes its person protected (`minors.protected`); an unknown age does not. */
export function isMinor(birthDate: string | null | undefined, now = thisMoment()): boolean {
  return !!birthDate && ageOn(calendarDay(now), birthDate) < adultAge
}
