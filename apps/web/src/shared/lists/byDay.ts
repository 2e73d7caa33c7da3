import { calendarDay } from '@podium/contract/calendar'

/** Things that follow each other and happened on the same day, by when each did. */
export function byDay<Thing>(
  things: readonly Thing[],
  at: (thing: Thing) => string,
): [Thing, ...Thing[]][] {
  const dayOf = (thing: Thing) => calendarDay(new Date(at(thing)))
  const days: [Thing, ...Thing[]][] = []
  for (const thing of things) {
    const last = days.at(-1)
    if (last && dayOf(last[0]) === dayOf(thing)) last.push(thing)
    else days.push([thing])
  }
  return days
}
