import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { WallButton } from '../../features/badge-wall/WallButton.tsx'
import { KitButton } from '../../features/media-kit/KitButton.tsx'

/** What athletes take along from their own page: the media kit, and the wall of their supporters. */
export function OwnerTools({ profile }: { profile: Profile }) {
  const isHidden = profile.own?.hiddenProfile ?? false
  return (
    <>
      <KitButton profile={profile} />
      <WallButton athleteId={profile.id} name={personName(profile)} isHidden={isHidden} />
    </>
  )
}

/** The media kit, for the page's other viewers. */
export function KitAction({ profile }: { profile: Profile }) {
  return !profile.abilities.publish && <KitButton profile={profile} />
}
