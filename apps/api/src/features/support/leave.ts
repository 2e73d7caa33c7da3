import type { Db, Tx } from '../../platform/database/index.ts'
import { findAccount } from '../identity/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { cancel } from './cancel-support.ts'
import { close } from './close-support.ts'
import { expire } from './expire-supports.ts'
import { isOverdue } from './lifecycle.ts'
import { lockOpenOf, lockPerson } from './lock-records.ts'
import { findMatchesOf } from './matches/index.ts'
import { findSupportsOf, type SupportRecord } from './records.ts'
import { reject } from './reject-support.ts'
import { findSettings } from './settings-records.ts'
import { findUnnamed } from './unnamed.ts'

/**
 * Who closes their account leaves no support open: requests are released, running supports CLOSED
 * (`account.closing`). Waits for requests that are being made, so that none appears afterwards.
 */
export async function closeSupports(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await lockPerson(tx, userId)
  for (const support of await lockOpenOf(tx, userId)) await end(tx, support, userId)
}

function end(tx: Tx, support: SupportRecord, leaverId: number): Promise<void> {
  if (isOverdue(support)) return expire(tx, support)
  if (support.status === 'ACTIVE')
    return close(tx, support, { leaverId, adminId: null, reason: '' })
  const left = { left: true }
  if (leaverId === support.athlete_id) return reject(tx, support, left)
  return cancel(tx, support, { ...left, byId: leaverId })
}

/** Of who asks somebody protected the number is left out too, which leads to a page and a name (`minors.contacts`). */
export const supportExport: ExportPart = {
  name: 'supports',
  collect: async (db: Db, id: number) => {
    const supports = await findSupportsOf(db, id)
    const isProtected = (await findAccount(db, id))?.protected ?? false
    const ids = supports.map((support) => support.id)
    const unnamed = await findUnnamed(db, { id, isProtected }, ids)
    return supports.map((support) =>
      unnamed.has(support.id) ? { ...support, supporter_id: null } : support,
    )
  },
}

/** What an athlete chose about requests, with the text that thanks everybody. */
export const supportSettingsExport: ExportPart = { name: 'supportSettings', collect: findSettings }

/** One's funds; the athletes they were for by their numbers, as in the supports. */
export const matchesExport: ExportPart = {
  name: 'matches',
  collect: async (db: Db, userId: number) =>
    (await findMatchesOf(db, userId)).map(({ athlete: _athlete, goal: _goal, ...fund }) => fund),
}
