import { paths } from '@podium/contract/paths'
import type { Profile } from '@podium/contract/profiles'
import { fullName } from '../../features/profiles/profileTexts.ts'
import { ShareButton } from '../../features/share/ShareButton.tsx'

/** Passes the page on. */
export function ShareAction({ profile }: { profile: Profile }) {
  const { id, role, abilities } = profile
  return (
    <ShareButton
      path={paths.profile(role, id)}
      name={fullName(profile)}
      isOwn={abilities.publish}
    />
  )
}
