import type { DecisionCause } from '@podium/contract/decisions'
import { now } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordAct } from '../audit/index.ts'
import { endHolding, ofPage, recordRestriction, type Why } from '../decisions/index.ts'
import { findAccount } from '../identity/index.ts'
import type { ProfilePorts } from './ports.ts'
import { profileChanged, profileShown, restrictionLifted } from './events.ts'
import { isVisible, lacksSport } from './policy.ts'
import { clearVeto, findProfile, updatePublished, updateVeto } from './records.ts'

/**
 * An admin hides somebody's page or shows it; what is asked for holds, whatever an owner of age chose before
 * (`profile.publishing`, `admin.powers`). The value wanted is sent, so two admins never undo each
 * other by accident, and each of them is on record. Showing ends a limit and a suspension too (`decisions.effects`).
 */
export async function decideVisibility(
  tx: Tx,
  { wishOfGuardians }: Pick<ProfilePorts, 'wishOfGuardians'>,
  admin: Viewer,
  wanted: Why & { userId: number; hiddenProfile: boolean },
): Promise<{ hiddenProfile: boolean }> {
  const { userId, hiddenProfile, reason, basis } = wanted
  await lock(tx, 'visibility', userId)
  // Behind the lock: what another admin decides this moment is over by this too.
  const ended = hiddenProfile ? [] : await endHolding(tx, userId, ofPage)
  const profile = (await findProfile(tx, userId)) ?? refuse('userNotFound')
  if (!(await findAccount(tx, userId))) refuse('userNotFound')
  const wish = profile.protected ? await wishOfGuardians(tx, userId) : { shown: true }
  // A page that lacks what showing it takes stays hidden; what an admin decided about it is over all the same.
  const hasEnded = ended.length > 0 || profile.hidden_at !== null
  if (!hiddenProfile && !hasEnded && !wish) refuse('guardianNeeded')
  if (!hiddenProfile && !hasEnded && lacksSport(profile)) refuse('athleteHasNoSport')
  // The veto goes; what guardians hide stays hidden, and what their ward hid waits for a guardian to show it anew.
  const isHeld = profile.protected && !profile.published
  const mayShow = wish?.shown === true && !isHeld && !lacksSport(profile)
  const published = hiddenProfile ? profile.published : mayShow
  // Of two admins who hide it the first one's reason holds, as in the decision.
  if (!hiddenProfile) await updateVeto(tx, userId, null, published)
  else if (!profile.hidden_at) await updateVeto(tx, userId, { reason, since: now() }, published)
  const wasHidden = !isVisible(profile)
  const isHidden = !isVisible({ ...profile, published, hidden_by_admin: hiddenProfile })
  const act = {
    on: { kind: 'user', id: userId },
    before: { hiddenProfile: wasHidden, ...restrictions(ended, true) },
    after: { hiddenProfile: isHidden, ...restrictions(ended, false) },
    reason,
  } as const
  await tx.emit(profileChanged, { userId })
  if (hiddenProfile) {
    // Also somebody who hides themselves is to know that publishing will not do any more.
    const isNew = !profile.hidden_at
    await recordRestriction(tx, admin, {
      ...{ act: 'PROFILE_HIDDEN', ...act, basis },
      ...{ restricts: userId, isNew },
    })
  } else {
    await recordAct(tx, admin, { act: 'PROFILE_SHOWN', ...act })
    // Also who was limited or suspended alone is told that it is over.
    const isNews = wasHidden || ended.length > 0
    const told = { userId, role: profile.role }
    if (isNews && !isHidden) await tx.emit(profileShown, told)
    // Lifting a veto alone is no news where the owner or a guardian hides the page as well.
    const isLifted = ended.some((cause) => cause !== 'PROFILE_HIDDEN')
    if (isLifted && isHidden) await tx.emit(restrictionLifted, told)
  }
  return { hiddenProfile: isHidden }
}

/** For the record: what held besides, before it was shown and after. */
function restrictions(ended: readonly DecisionCause[], holds: boolean) {
  return {
    ...(ended.includes('PROFILE_LIMITED') && { limited: holds }),
    ...(ended.includes('ACCOUNT_SUSPENDED') && { suspended: holds }),
  }
}

/** Takes an admin's hiding back: the page is as its owner left it, and hidden where a guardian hides it. */
export async function liftVeto(
  tx: Tx,
  { wishOfGuardians }: Pick<ProfilePorts, 'wishOfGuardians'>,
  userId: number,
): Promise<void> {
  await lock(tx, 'visibility', userId)
  const profile = await findProfile(tx, userId)
  if (!profile?.hidden_at) return
  await clearVeto(tx, userId)
  const isHeld = profile.protected && !(await wishOfGuardians(tx, userId))?.shown
  if (isHeld) await updatePublished(tx, userId, false)
  await tx.emit(profileChanged, { userId })
}
