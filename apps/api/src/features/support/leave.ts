import type { Db, Tx } from '../../platform/database/index.ts'
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
  return leaverId === support.athlete_id ? reject(tx, support, left) : cancel(tx, support, left)
}

export const supportExport: ExportPart = { name: 'supports', collect: findSupportsOf }

/** What an athlete chose about requests, with the text that thanks everybody. */
export const supportSettingsExport: ExportPart = { name: 'supportSettings', collect: findSettings }

/** One's funds; the athletes they were for by their numbers, as in the supports. */
export const matchesExport: ExportPart = {
  name: 'matches',
  collect: async (db: Db, userId: number) =>
    (await findMatchesOf(db, userId)).map(({ athlete: _athlete, goal: _goal, ...fund }) => fund),
}
