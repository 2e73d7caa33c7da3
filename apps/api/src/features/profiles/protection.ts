import { isMinor } from '@podium/contract/ages'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import { actAsGuardian, findDelegates } from '../delegations/index.ts'
import { requireOldEnough } from '../identity/index.ts'
import { protectionBegan } from './events.ts'
import { type ProfileRecord, updatePublished } from './records.ts'

/** What a form says of somebody's age; an undefined date stays as it is. */
interface Saying {
  birthDate: string | null | undefined
  countryCode: string
  reason?: string
}

/**
 * Whether somebody is protected once a form is saved (`minors.protected`). The owner of a protected page
 * may only become younger: any other way out, also in two steps, is `guardianNeeded`. Whoever else ends
 * protection says why.
 */
export function protectionAfter(viewer: Viewer, profile: ProfileRecord, form: Saying): boolean {
  const { birth_date: before } = profile
  const after = form.birthDate === undefined ? before : form.birthDate
  if (after !== before || form.countryCode !== profile.country_code)
    requireOldEnough(after, form.countryCode)
  const isProtected = isMinor(after, now())
  if (!profile.protected) return isProtected
  // Where the date stays as it was, a birthday that has come is the hourly job's.
  if (after === before) return true
  const isOlder = !after || (before !== null && after < before)
  if (isOlder && viewer.id === profile.id) refuse('guardianNeeded')
  if (!isProtected && !form.reason) refuseField('reason', { kind: 'NotBlank' })
  return isProtected
}

/**
 * Whether the viewer looks after somebody protected (`minors.guardian`), which no program does; what they do
 * is an act of theirs from here on.
 */
export async function isGuardianOf(tx: Tx, viewer: Viewer, wardId: number): Promise<boolean> {
  if (viewer.token) return false
  const guardians = await findDelegates(tx, wardId, 'GUARDIAN')
  const own = guardians.find(({ delegateId }) => delegateId === viewer.id)
  if (own) await actAsGuardian(tx, own.delegationId)
  return own !== undefined
}

/** Hides the page of somebody who turned out to be under age, until a guardian shows it. */
export async function beginProtection(tx: Tx, { id, role }: ProfileRecord): Promise<void> {
  await updatePublished(tx, id, false)
  await tx.emit(protectionBegan, { userId: id, role })
}
