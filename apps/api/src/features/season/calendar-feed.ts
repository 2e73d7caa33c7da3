import ical, { escape, ICalCalendarMethod } from 'ical-generator'
import { calendarDay } from '@podium/contract/calendar'
import type { Language } from '@podium/contract/locale'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { seasonPhrases } from '@podium/phrases/season'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { requireReadable } from '../profiles/index.ts'
import { type CompetitionRecord, findCompetitions } from './records.ts'

export interface CalendarDeps {
  productName: string
  publicUrl: string
}

/** Answers the competitions ahead of an athlete as a calendar of whole days (RFC 5545). */
export async function readCalendar(
  db: Db,
  { productName, publicUrl }: CalendarDeps,
  viewer: Viewer | null,
  { athleteId, language }: { athleteId: number; language: Language },
): Promise<{ content: string; name: string }> {
  const athlete = await requireReadable(db, viewer, { id: athleteId, role: 'ATHLETE' })
  // A calendar goes from hand to hand and is made of days: of who is protected there is nothing in it.
  const competitions = athlete.protected
    ? []
    : await findCompetitions(db, athleteId, calendarDay(now()))
  const t = seasonPhrases[language].calendar
  const name = personName({ name: athlete.name, lastName: athlete.last_name })
  const calendar = ical({
    // The library escapes what is said of an event, and not what the calendar is called.
    name: escape(t.name(name), false),
    prodId: { company: productName, product: 'season', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url: publicUrl + paths.profile('ATHLETE', athleteId),
    ttl: 60 * 60 * 12,
  })
  for (const { id, name: summary, place, date, link, ...times } of competitions) {
    calendar.createEvent({
      id: `competition-${id}@${new URL(publicUrl).hostname}`,
      ...revisionOf(times),
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      summary: t.event(name, summary),
      ...(place && { location: place }),
      ...(link && { url: link }),
    })
  }
  // The library leaves the end of the last line out, without which strict readers turn all of it away.
  return { content: `${calendar.toString()}\r\n`, name: t.fileName }
}

/**
 * Which of two files with a competition is the newer one: calendars that have it take no other day from the
 * same revision. The same competitions are the same file, whenever it is asked for.
 */
function revisionOf({
  created_at,
  changed_at,
}: Pick<CompetitionRecord, 'created_at' | 'changed_at'>) {
  const stamp = changed_at ?? created_at
  const sequence = Math.ceil((stamp.getTime() - created_at.getTime()) / 1000)
  return { stamp, sequence, lastModified: stamp }
}
