import { isMemberRole, isSporting, type Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import type { Tx } from '../../platform/database/index.ts'
import { profileChanged } from './events.ts'
import { findProfile, insertProfile, updatePublished } from './records.ts'

/** Everybody but an admin has a profile from the day the account is opened. */
export async function startProfile(
  tx: Tx,
  opened: { userId: number; role: Role; modality: Sport | null; dateOfBirth: string | null },
): Promise<void> {
  const { userId, role, modality: sport, dateOfBirth: birth_date } = opened
  if (isMemberRole(role)) await insertProfile(tx, userId, { sport, birth_date })
}

/**
 * Sponsors and fans are public once they are active; athletes and managers decide themselves
 * (`profile.publishing`), and for who is protected a guardian (`minors.protected`).
 */
export async function publishOnActivation(
  tx: Tx,
  { userId, role }: { userId: number; role: Role },
): Promise<void> {
  if (!isMemberRole(role)) return
  const isProtected = (await findProfile(tx, userId))?.protected
  if (!isSporting(role) && !isProtected) await updatePublished(tx, userId, true)
  await tx.emit(profileChanged, { userId })
}
