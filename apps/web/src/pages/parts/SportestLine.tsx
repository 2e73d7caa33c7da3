import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import type { SportestType } from '@podium/contract/sportest'
import { SportestBadge } from '../../features/sportest/SportestBadge.tsx'

interface Props {
  profile: Profile
  /** The test of the role whose page it is. */
  type: SportestType
}

/** The score of the page's owner, and what stands behind it. */
export function SportestLine({ profile, type }: Props) {
  const { id, sportestScore, abilities, own } = profile
  return (
    <SportestBadge
      userId={id}
      name={personName(profile)}
      type={type}
      score={sportestScore}
      isKeptOff={abilities.publish && own?.sportestShown === false}
      isOwn={abilities.publish}
    />
  )
}
