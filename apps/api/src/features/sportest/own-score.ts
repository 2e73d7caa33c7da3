import type { SportestShown } from '@podium/contract/sportest'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findProfile, showSportest } from '../profiles/index.ts'
import { findLatest } from './records.ts'

/** Whether page and card show somebody's score. */
export async function readShown(db: Db, viewer: Pick<Viewer, 'id'>): Promise<SportestShown> {
  const profile = (await findProfile(db, viewer.id)) ?? refuse('userNotFound')
  return { shown: !profile.sportest_hidden }
}

/** Whose score it is. */
type Owner = Pick<Viewer, 'id' | 'role'>

/** Puts one's score on page and card, or keeps it off both; the tests stay one's own history. */
export async function setShown(
  tx: Tx,
  owner: Owner,
  { shown }: SportestShown,
): Promise<SportestShown> {
  await lockScore(tx, owner)
  await show(tx, owner, shown)
  return { shown }
}

/** Brings page and card up to the latest test of somebody's role, as far as they want it there. */
export async function showOwnScore(tx: Tx, owner: Owner): Promise<void> {
  await lockScore(tx, owner)
  await show(tx, owner, (await readShown(tx, owner)).shown)
}

/** Of two tests at once, or a test and the wish to keep the score off, the second sees the first. */
function lockScore(tx: Tx, { id }: Owner): Promise<void> {
  return lock(tx, 'sportest', id)
}

async function show(tx: Tx, { id, role }: Owner, shown: boolean): Promise<void> {
  const latest = await findLatest(tx, id, role)
  await showSportest(tx, id, { score: latest?.score ?? null, shown })
}
