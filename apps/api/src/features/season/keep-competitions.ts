import { calendarDay, dayAfter, monthOf } from '@podium/contract/calendar'
import { guardedCompetition } from '@podium/contract/guarded'
import { seasonLimits } from '@podium/contract/limits'
import type { Competition, CompetitionChange, CompetitionForm } from '@podium/contract/season'
import { now } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { competitionAnnounced } from './events.ts'
import {
  type CompetitionFacts,
  countCompetitions,
  insertCompetition,
  type Own,
  removeCompetition,
  removeCompetitionsBefore,
  updateCompetition,
} from './records.ts'

/** The first day from which an athlete still sees their own competitions, for the results. */
export function firstDayKept(): string {
  return dayAfter(calendarDay(now()), -seasonLimits.daysKept)
}

/**
 * The first day of which others read a competition: today, and of a protected athlete that of the month,
 * so that nobody learns a day by what is gone from the list.
 */
export function firstDayShown({ protected: isProtected }: { protected: boolean }): string {
  const today = calendarDay(now())
  return isProtected ? `${monthOf(today)}-01` : today
}

/** Announces a competition, at most 100 at a time (`season.competitions`, `tooManyEvents`). */
export async function addCompetition(
  tx: Tx,
  athleteId: number,
  form: CompetitionForm,
): Promise<Competition> {
  // Two tabs that add the 100th at once: one of them must see the other's.
  await lock(tx, 'competitions', athleteId)
  await removeCompetitionsBefore(tx, athleteId, firstDayKept())
  if ((await countCompetitions(tx, athleteId)) >= seasonLimits.competitions) refuse('tooManyEvents')
  const added = await insertCompetition(tx, athleteId, factsOf(form))
  await tx.emit(competitionAnnounced, { competitionId: added.id, athleteId })
  return viewCompetition(added)
}

/** Changes of a competition what is given, so that a window that was opened before undoes nothing. */
export async function changeCompetition(
  tx: Tx,
  own: Own,
  { place, ...given }: CompetitionChange,
): Promise<Competition> {
  const facts = { ...given, ...(place !== undefined && { place: place ?? '' }) }
  const changed = await updateCompetition(tx, own, facts)
  return viewCompetition(changed ?? refuse('entityDoesNotExist'))
}

export async function deleteCompetition(tx: Tx, own: Own): Promise<void> {
  if (!(await removeCompetition(tx, own))) refuse('entityDoesNotExist')
}

function factsOf({ name, place, date, link }: CompetitionForm): CompetitionFacts {
  return { name, place, date, link: link ?? null }
}

export function viewCompetition({ id, name, place, date, link }: Competition): Competition {
  return { id, name, place, date, link }
}

/**
 * The same for readers who are not to learn where a protected athlete will be, nor on which day
 * (`minors.protected`).
 */
export function viewGuarded(record: Competition): Competition {
  return guardedCompetition(viewCompetition(record))
}
