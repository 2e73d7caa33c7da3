import type { listSportests } from '@podium/contract/sportest'
import type { Reply } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import type { ExportPart } from '../settings/index.ts'
import { findProfile, isGone, mayRead, mayReadAll, type ProfileRecord } from '../profiles/index.ts'
import { findLatest, findEverySportest, findSportests } from './records.ts'

const wholeHistory = 200

/**
 * The tests somebody took: all for themselves and admins; for others the one whose score the page
 * shows, which is the latest of the role's own test unless it is kept off.
 */
export async function listSportestsOf(
  db: Db,
  viewer: Viewer | null,
  userId: number,
): Promise<Reply<typeof listSportests>> {
  const profile = (await findProfile(db, userId)) ?? refuse('userNotFound')
  if (!mayRead(viewer, profile) || (await isGone(db, profile))) refuse('userNotFound')
  const tests = mayReadAll(viewer, profile)
    ? await findSportests(db, userId, wholeHistory)
    : await findShown(db, profile)
  return tests.map(({ id, type, score, taken_at }) => ({
    id,
    sportestType: type,
    score,
    takenAt: taken_at.toISOString(),
  }))
}

async function findShown(db: Db, { id, role, sportest_hidden: isKeptOff }: ProfileRecord) {
  const shown = isKeptOff ? undefined : await findLatest(db, id, role)
  return shown ? [shown] : []
}

export const sportestExport: ExportPart = { name: 'sportests', collect: findEverySportest }
