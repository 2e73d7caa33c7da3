import type { OpenMatch, Season } from '@podium/contract/season'
import { personName } from '@podium/contract/person-name'
import type { MemberRole } from '@podium/contract/roles'
import { seasonLimits } from '@podium/contract/limits'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import type { FileKeys } from '../files/index.ts'
import { mayReadAll, type ProfileRecord, requireReadable } from '../profiles/index.ts'
import { findOpenMatches, type OpenMatchRecord } from '../support/index.ts'
import { firstDayKept, firstDayShown, viewCompetition, viewGuarded } from './keep-competitions.ts'
import { viewGoal } from './keep-goals.ts'
import { readUpdates, readUpdatesForAll } from './read-updates.ts'
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
  const limit = seasonLimits.updatesPerPage
  const [ahead, updates] = await Promise.all([
    readAhead(db, athlete, mayReadAll(viewer, athlete)),
    readUpdates(db, keys, viewer, { athleteId, limit }),
  ])
  return { ...ahead, updates }
}

/** Reads of a season what everybody may read, for papers that are handed on whoever takes them along. */
export async function readSeasonForAll(
  db: Db,
  athlete: Pick<ProfileRecord, 'id' | 'protected'>,
  { updates: limit }: { updates: number },
): Promise<Season> {
  const [ahead, updates] = await Promise.all([
    readAhead(db, athlete, false),
    readUpdatesForAll(db, athlete.id, limit),
  ])
  return { ...ahead, updates }
}

async function readAhead(
  db: Db,
  athlete: Pick<ProfileRecord, 'id' | 'protected'>,
  seesAll: boolean,
): Promise<Omit<Season, 'updates'>> {
  const [competitions, goals, matches] = await Promise.all([
    findCompetitions(db, athlete.id, seesAll ? firstDayKept() : firstDayShown(athlete)),
    findGoals(db, athlete.id, { closed: seesAll ? seasonLimits.closedGoals : 0 }),
    findOpenMatches(db, athlete.id),
  ])
  const all = goals.map(viewGoal)
  const open = new Set(all.filter(({ state }) => state === 'OPEN').map(({ id }) => id))
  return {
    competitions: competitions.map(athlete.protected && !seesAll ? viewGuarded : viewCompetition),
    goals: all.filter(({ state }) => seesAll || isShown(state)),
    matches: matches.filter((one) => one.goal_id === null || open.has(one.goal_id)).map(viewMatch),
  }
}

/** A fund as everybody reads it; who is not listed, as in the lists of who supports whom, has no name on it. */
function viewMatch({ owner, ...fund }: OpenMatchRecord): OpenMatch {
  const { id, name, last_name: lastName, role, listed } = owner
  return {
    id: fund.id,
    by: listed ? { id, role: role as MemberRole, name: personName({ name, lastName }) } : null,
    goalId: fund.goal_id,
    perSupporter: fund.per_supporter,
    left: fund.left,
    until: fund.until,
  }
}

function isShown(state: Season['goals'][number]['state']): boolean {
  return state === 'OPEN' || state === 'REACHED'
}
