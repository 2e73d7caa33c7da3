import type { Season } from '@podium/contract/season'
import { seasonLimits } from '@podium/contract/limits'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import type { FileKeys } from '../files/index.ts'
import { mayReadAll, requireReadable } from '../profiles/index.ts'
import { firstDayKept, firstDayShown, viewCompetition, viewGuarded } from './keep-competitions.ts'
import { viewGoal } from './keep-goals.ts'
import { readUpdates } from './read-updates.ts'
import { findCompetitions, findGoals } from './records.ts'

/**
 * What is ahead of an athlete, what they want and what they tell (`season.competitions`,
 * `season.goals`, `season.updates`). Others see
 * what is to come, and goals that are open or were reached; the owner and admins see also competitions
 * of the last days and goals that came to nothing. Of a hidden page nobody else sees anything, and of a
 * protected athlete neither where nor on which day they compete (`minors.protected`).
 */
export async function readSeason(
  db: Db,
  keys: FileKeys,
  viewer: Viewer | null,
  athleteId: number,
): Promise<Season> {
  const athlete = await requireReadable(db, viewer, { id: athleteId, role: 'ATHLETE' })
  const seesAll = mayReadAll(viewer, athlete)
  const [competitions, goals, updates] = await Promise.all([
    findCompetitions(db, athleteId, seesAll ? firstDayKept() : firstDayShown(athlete)),
    findGoals(db, athleteId, { closed: seesAll }),
    readUpdates(db, keys, viewer, { athleteId, limit: seasonLimits.updatesPerPage }),
  ])
  return {
    competitions: competitions.map(athlete.protected && !seesAll ? viewGuarded : viewCompetition),
    goals: goals.map(viewGoal).filter(({ state }) => seesAll || isShown(state)),
    updates,
  }
}

function isShown(state: Season['goals'][number]['state']): boolean {
  return state === 'OPEN' || state === 'REACHED'
}
