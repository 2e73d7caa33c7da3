import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { ShareButton } from '../../features/share/ShareButton.tsx'

/** Passes the page on. */
export function ShareAction({ profile }: { profile: Profile }) {
  const { id, role, abilities } = profile
  return (
    <ShareButton
      path={paths.profile(role, id)}
      name={personName(profile)}
      isOwn={abilities.publish}
    />
  )
}
