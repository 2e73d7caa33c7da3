import type { listSportests } from '@podium/contract/sportest'
import type { Reply } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/http/refuse.ts'
import type { ExportPart } from '../identity/index.ts'
import { findProfile, mayRead, mayReadAll } from '../profiles/index.ts'
import { findSportests } from './records.ts'

const wholeHistory = 200

/** The tests somebody took: all for themselves and admins, the latest where the profile is public. */
export async function listSportestsOf(
  db: Db,
  viewer: Viewer | null,
  userId: number,
): Promise<Reply<typeof listSportests>> {
  const profile = (await findProfile(db, userId)) ?? refuse('userNotFound')
  if (!mayRead(viewer, profile)) refuse('userNotFound')
  const tests = await findSportests(db, userId, mayReadAll(viewer, profile) ? wholeHistory : 1)
  return tests.map(({ id, type, score, taken_at }) => ({
    id,
    sportestType: type,
    score,
    takenAt: taken_at.toISOString(),
  }))
}

export const sportestExport: ExportPart = {
  name: 'sportests',
  collect: (db, userId) => findSportests(db, userId, wholeHistory),
}
