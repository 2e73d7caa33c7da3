import { loadGallery } from '../../features/galleries/queries.ts'
import { profileHandle } from '../../features/profiles/profileHead.ts'
import { ProfileScreen } from '../../features/profiles/ProfileScreen.tsx'
import { loadProfile } from '../../features/profiles/queries.ts'
import { loadOwnSupports, loadSupports } from '../../features/support/loaders.ts'
import { parallel } from '../../shared/navigation/index.ts'
import { ContactAction } from './ContactAction.tsx'
import { GalleryPart } from './GalleryPart.tsx'
import { ProfileReport } from './ProfileReport.tsx'
import { ShareAction } from './ShareAction.tsx'
import { SportestAction } from './SportestAction.tsx'
import { SupportAction, Supports } from './SupportParts.tsx'
import { prepareWelcome, WelcomePart } from './WelcomePart.tsx'

/** The page of a fan or a manager: whom they support, and their gallery. */
export function supporterPage(role: 'FAN' | 'MANAGER') {
  return {
    loader: parallel(loadProfile(role), loadGallery(role), loadSupports, loadOwnSupports),
    prepare: prepareWelcome(role),
    handle: profileHandle(role),
    Component: () => (
      <ProfileScreen
        role={role}
        welcome={(profile) => <WelcomePart profile={profile} />}
        actions={(profile) => (
          <>
            <SupportAction profile={profile} />
            {role === 'FAN' && <SportestAction profile={profile} type={role} />}
            <ContactAction profile={profile} />
            <ShareAction profile={profile} />
          </>
        )}
        parts={(profile) => (
          <>
            <Supports profile={profile} />
            <GalleryPart profile={profile} />
          </>
        )}
        foot={(profile) => <ProfileReport profile={profile} />}
      />
    ),
  }
}
