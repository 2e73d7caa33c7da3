import type { Profile } from '@podium/contract/profiles'
import { ContactAction } from './ContactAction.tsx'
import { FollowAction } from './FollowAction.tsx'
import { MoreAction } from './MoreActions.tsx'
import { ManagePage, OwnTop } from './OwnPage.tsx'

/** What every member's page has: its owner's tabs and tools, and what others do there. */
export const personParts = {
  ownTop: (profile: Profile) => <OwnTop profile={profile} />,
  manage: (profile: Profile) => <ManagePage profile={profile} />,
  actions: (profile: Profile) => (
    <>
      <FollowAction profile={profile} />
      <ContactAction profile={profile} />
      <MoreAction profile={profile} />
    </>
  ),
}
