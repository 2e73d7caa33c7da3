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
