import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { isMemberRole } from '@podium/contract/roles'
import { useMay, useSession } from '../../client/index.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { NothingMissing } from '../../shared/rendering/PartMissing.tsx'

// Strangers open these pages first: what only members use comes for them alone.
const ShortlistButton = lazyWithPreload(
  () =>
    import('../../features/shortlist/ShortlistButton.tsx').then((file) => ({
      default: file.ShortlistButton,
    })),
  { Missing: NothingMissing },
)

/** Puts the athlete of the page on the viewer's shortlist; a visitor, an admin and the athlete have none. */
export function ShortlistAction({ profile }: { profile: Profile }) {
  const { user } = useSession()
  const isSelf = useMay('never')
  if (!user || !isMemberRole(user.role) || !isSelf || user.id === profile.id) return null
  return <ShortlistButton userId={profile.id} name={personName(profile)} />
}
