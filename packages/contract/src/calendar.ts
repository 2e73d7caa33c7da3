// Sweden writes days as ISO does.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' })

/** The day that a moment is on in Portugal, in ISO form: what everything counted by days goes by. */
export function calendarDay(moment: Date): string {
  return calendar.format(moment)
}
