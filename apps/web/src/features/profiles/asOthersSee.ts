import { guardedResult } from '@podium/contract/guarded'
import type { Profile } from '@podium/contract/profiles'

/**
 * One's own page as others read it: of who is protected nothing that tells their age, their body or where
 * they are (`minors.protected`). What is theirs alone stays in `own`.
 */
export function asOthersSee(profile: Profile): Profile {
  if (!profile.own?.protected || !profile.abilities.publish) return profile
  const achievements = profile.achievements.map(guardedResult)
  return { ...profile, club: null, age: null, weight: null, height: null, achievements }
}
