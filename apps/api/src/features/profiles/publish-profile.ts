import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { requireLatestTerms } from '../identity/index.ts'
import { profileChanged } from './events.ts'
import { isVisible, lacksSport, mayPublish, mayRead } from './policy.ts'
import { findProfile, updatePublished } from './records.ts'

/**
 * Publishes or hides one's own profile; carries the wanted value, so doing it twice changes nothing
 * (`profile.publishing`).
 */
export async function setVisibility(
  tx: Tx,
  viewer: Viewer,
  wanted: { userId: number; hiddenProfile: boolean },
): Promise<{ hiddenProfile: boolean }> {
  const profile = (await findProfile(tx, wanted.userId)) ?? refuse('userNotFound')
  if (!mayPublish(viewer, profile)) refuse(mayRead(viewer, profile) ? 'forbidden' : 'userNotFound')
  if (!wanted.hiddenProfile && lacksSport(profile)) refuse('athleteHasNoSport')
  if (!wanted.hiddenProfile) await requireLatestTerms(tx, viewer)
  await updatePublished(tx, profile.id, !wanted.hiddenProfile)
  await tx.emit(profileChanged, { userId: profile.id })
  return { hiddenProfile: !isVisible({ ...profile, published: !wanted.hiddenProfile }) }
}
