import { now } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { timed } from '../../platform/jobs/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { type Lasting, recordRestriction, takeOver, type Why } from '../decisions/index.ts'
import { profileChanged } from './events.ts'
import { findProfile, updateRestriction } from './records.ts'

const columns = { PROFILE_LIMITED: 'limited_at', ACCOUNT_SUSPENDED: 'suspended_at' } as const

/**
 * An admin limits somebody's page to who asks for it, or suspends their account (`decisions.effects`).
 * False where that is so already.
 */
export async function restrict(
  tx: Tx,
  admin: Viewer,
  asked: Why & { userId: number; act: Lasting; until: Date | null },
): Promise<boolean> {
  const { userId, act, until, reason, basis } = asked
  await lock(tx, 'visibility', userId)
  const profile = (await findProfile(tx, userId)) ?? refuse('userNotFound')
  if (!profile.active) refuse('userNotFound')
  if (profile[columns[act]]) return false
  await updateRestriction(tx, userId, { [columns[act]]: now() })
  await tx.emit(profileChanged, { userId })
  await recordRestriction(tx, admin, {
    act,
    on: { kind: 'user', id: userId },
    after: { until: until?.toISOString() ?? null },
    restricts: userId,
    ...{ reason, until, basis },
  })
  return true
}

async function lift(tx: Tx, userId: number, cause: Lasting): Promise<void> {
  await lock(tx, 'visibility', userId)
  await updateRestriction(tx, userId, { [columns[cause]]: null })
  await tx.emit(profileChanged, { userId })
}

/** Lets the product list somebody again. */
export function liftLimit(tx: Tx, userId: number): Promise<void> {
  return lift(tx, userId, 'PROFILE_LIMITED')
}

/** Gives an account back to its owner; the page is as they, or an admin who hid it, left it. */
export function liftSuspension(tx: Tx, userId: number): Promise<void> {
  return lift(tx, userId, 'ACCOUNT_SUSPENDED')
}

/** Every five minutes, ends what was decided up to a moment that is over. */
export const restrictionsHandler = timed('end-restrictions', '*/5 * * * *', async (tx) => {
  for (const { personId, cause } of await takeOver(tx)) await lift(tx, personId, cause)
})
