import type { Profile } from '@podium/contract/profiles'
import { fullName } from '../../features/profiles/profileTexts.ts'
import { SportestBadge } from '../../features/sportest/SportestBadge.tsx'

/** The score of the page's owner, and what stands behind it. */
export function SportestAction({ profile }: { profile: Profile }) {
  const { id, sportestScore, abilities } = profile
  return (
    <SportestBadge
      userId={id}
      name={fullName(profile)}
      score={sportestScore}
      isOwn={abilities.publish}
    />
  )
}
