import type { SportestShown } from '@podium/contract/sportest'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findProfile, showSportest } from '../profiles/index.ts'
import { findLatest } from './records.ts'

/** Whether page and card show somebody's score. */
export async function readShown(db: Db, viewer: Viewer): Promise<SportestShown> {
  const profile = (await findProfile(db, viewer.id)) ?? refuse('userNotFound')
  return { shown: !profile.sportest_hidden }
}

/** Puts one's score on page and card, or keeps it off both; the tests stay one's own history. */
export async function setShown(
  tx: Tx,
  viewer: Viewer,
  { shown }: SportestShown,
): Promise<SportestShown> {
  await show(tx, viewer, shown)
  return { shown }
}

/** Brings page and card up to the latest test of somebody's role, as far as they want it there. */
export async function showOwnScore(tx: Tx, viewer: Viewer): Promise<void> {
  await show(tx, viewer, (await readShown(tx, viewer)).shown)
}

async function show(tx: Tx, { id, role }: Viewer, shown: boolean): Promise<void> {
  const latest = await findLatest(tx, id, role)
  await showSportest(tx, id, { score: latest?.score ?? null, shown })
}
