import type {
  Achievement,
  AchievementForm,
  changeAchievement as changeRoute,
} from '@podium/contract/achievements'
import { isTooLongAgo } from '@podium/contract/fields'
import { mostAchievements } from '@podium/contract/limits'
import type { Input } from '@podium/contract/route'
import { now } from '../../platform/clock.ts'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import { findProfile } from '../profiles/index.ts'
import {
  type AchievementFacts,
  type AchievementRecord,
  countAchievements,
  findAchievement,
  findAchievements,
  insertAchievement,
  removeAchievement,
  updateAchievement,
} from './achievement-records.ts'
import { achievementAdded } from './events.ts'
import { enterClub, viewClub } from './name-club.ts'

/**
 * Adds an achievement to somebody's timeline, at most 300 of them (`achievements.timeline`,
 * `tooManyEvents`).
 */
export async function addAchievement(
  tx: Tx,
  athleteId: number,
  form: AchievementForm,
): Promise<Achievement> {
  // Two tabs that add the 300th at once: one of them must see the other's.
  await lock(tx, 'achievements', athleteId)
  if ((await countAchievements(tx, athleteId)) >= mostAchievements) refuse('tooManyEvents')
  const id = await insertAchievement(tx, athleteId, await factsOf(tx, athleteId, form))
  await tx.emit(achievementAdded, { athleteId, achievementId: id })
  return readBack(tx, { id, athleteId })
}

/** Updates the given fields of an athlete's own achievement; the others keep their values, whatever a stale window shows. */
export async function changeAchievement(
  tx: Tx,
  viewer: Viewer,
  id: number,
  given: Input<typeof changeRoute>['body'],
): Promise<Achievement> {
  const own = { id, athleteId: viewer.id }
  // Of two changes at once the second begins with what the first one left.
  await lock(tx, 'achievements', viewer.id)
  const before = (await findAchievement(tx, own)) ?? refuse('entityDoesNotExist')
  const asked = Object.entries(given).filter(([, value]) => value !== undefined)
  const form = { ...formOf(before), ...Object.fromEntries(asked) }
  await updateAchievement(tx, id, await factsOf(tx, viewer.id, form))
  return readBack(tx, own)
}

export async function deleteAchievement(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  if (!(await removeAchievement(tx, { id, athleteId: viewer.id }))) refuse('entityDoesNotExist')
}

/** An athlete's timeline, newest first. */
export async function achievementsOf(db: Db, athleteId: number): Promise<Achievement[]> {
  return (await findAchievements(db, athleteId)).map(viewAchievement)
}

/** The same from the column that `achievementsColumn` made. */
export function viewAchievements(column: unknown): Achievement[] {
  return (column as AchievementRecord[]).map(viewAchievement)
}

async function factsOf(tx: Tx, athleteId: number, form: Written): Promise<AchievementFacts> {
  if (isTooLongAgo(form.date, now())) refuse('moreThan500Years')
  const born = (await findProfile(tx, athleteId))?.birth_date
  if (born && form.date < born) refuseField('date', { kind: 'Pattern' })
  const { clubName: name, sport } = form.club.clubCompositeKey
  const club = await enterClub(tx, { name, sport })
  return {
    club_id: club.id,
    date: form.date,
    competition_level: form.competitionLevel,
    age_group: form.ageGroup,
    result: form.result,
    competition: form.competition || null,
    evidence: form.evidence || null,
  }
}

/** An achievement as it would be written down. */
type Written = Omit<AchievementForm, 'club'> & Pick<Achievement, 'club'>

function formOf(record: AchievementRecord): Written {
  return { ...viewAchievement(record), ageGroup: record.age_group }
}

async function readBack(tx: Tx, own: { id: number; athleteId: number }): Promise<Achievement> {
  return viewAchievement((await findAchievement(tx, own)) ?? refuse('entityDoesNotExist'))
}

function viewAchievement(record: AchievementRecord): Achievement {
  const { id, date, competition_level, age_group, result, competition, evidence } = record
  return {
    id,
    date,
    competitionLevel: competition_level,
    ageGroup: age_group,
    club: viewClub({ name: record.club_name, sport: record.club_sport }),
    result,
    competition,
    evidence,
  }
}
