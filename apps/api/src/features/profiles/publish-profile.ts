import { lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { requireLatestTerms } from '../identity/index.ts'
import type { ProfilePorts } from './ports.ts'
import { profileChanged, wardPageDecided } from './events.ts'
import { isVisible, lacksSport, mayPublish, mayRead } from './policy.ts'
import { findProfile, isHiddenByWard, updateHiddenByWard, updatePublished } from './records.ts'

/**
 * Publishes or hides one's own profile, or as a guardian their ward's; carries the wanted value, so doing it twice changes nothing
 * (`profile.publishing`). Of several guardians the stricter holds (`minors.guardian`).
 */
export async function setVisibility(
  tx: Tx,
  { wishOfGuardians }: Pick<ProfilePorts, 'wishOfGuardians'>,
  viewer: Viewer,
  wanted: { userId: number; hiddenProfile: boolean },
): Promise<{ hiddenProfile: boolean }> {
  // Of two guardians who decide at once, the second has to read what the first decided.
  await lock(tx, 'visibility', wanted.userId)
  const profile = (await findProfile(tx, wanted.userId)) ?? refuse('userNotFound')
  const hidden = wanted.hiddenProfile
  const guardianId = viewer.actor?.id ?? viewer.id
  // What a guardian wants is said by themselves: a program does its owner's own alone (`tokens.scopes`).
  const wish =
    profile.protected && !viewer.token
      ? await wishOfGuardians(tx, profile.id, { guardianId, hidden })
      : undefined
  if (!wish && !mayPublish(viewer, profile))
    refuse(mayRead(viewer, profile) ? 'forbidden' : 'userNotFound')
  if (!wish && !hidden && profile.protected) refuse('guardianNeeded')
  if (!wanted.hiddenProfile && lacksSport(profile)) refuse('athleteHasNoSport')
  if (!wanted.hiddenProfile) await requireLatestTerms(tx, viewer)
  const published = wish?.shown ?? !hidden
  await updatePublished(tx, profile.id, published)
  // What a ward hides a guardian shows anew; another one who hides it too takes nothing back of that.
  if (profile.protected && (!wish || !hidden)) await updateHiddenByWard(tx, profile.id, !wish)
  const { id: userId, role } = profile
  await tx.emit(profileChanged, { userId })
  const isShown = isVisible({ ...profile, published })
  if (profile.protected && isShown !== isVisible(profile))
    await tx.emit(wardPageDecided, { userId, role, byId: guardianId, isShown })
  return { hiddenProfile: !isShown }
}

/**
 * Shows or hides a protected page after its guardians have changed, and none that its ward hides; nobody else's
 * (`minors.guardian`).
 */
export async function showAsGuardiansWish(
  tx: Tx,
  userId: number,
  wish: { shown: boolean },
): Promise<void> {
  const profile = await findProfile(tx, userId)
  if (!profile?.protected) return
  const shown = wish.shown && !lacksSport(profile) && !(await isHiddenByWard(tx, userId))
  if (profile.published === shown) return
  await updatePublished(tx, userId, shown)
  await tx.emit(profileChanged, { userId })
}
