import { isMemberRole, isSporting, type Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import type { Tx } from '../../platform/database/index.ts'
import { profileChanged } from './events.ts'
import { insertProfile, updatePublished } from './records.ts'

/** Everybody but an admin has a profile from the day the account is opened. */
export async function startProfile(
  tx: Tx,
  opened: { userId: number; role: Role; modality: Sport | null },
): Promise<void> {
  if (isMemberRole(opened.role)) await insertProfile(tx, opened.userId, opened.modality)
}

/**
 * Sponsors and fans are public once they are active; athletes and managers decide themselves
 * (`profile.publishing`).
 */
export async function publishOnActivation(
  tx: Tx,
  { userId, role }: { userId: number; role: Role },
): Promise<void> {
  if (!isMemberRole(role)) return
  if (!isSporting(role)) await updatePublished(tx, userId, true)
  await tx.emit(profileChanged, { userId })
}
