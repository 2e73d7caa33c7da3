import { loadGallery } from '../features/galleries/queries.ts'
import { profileHandle } from '../features/profiles/profileHead.ts'
import { ProfileScreen } from '../features/profiles/ProfileScreen.tsx'
import { loadProfile } from '../features/profiles/queries.ts'
import { loadOwnSupports, loadSupports } from '../features/support/loaders.ts'
import { parallel } from '../shared/navigation/index.ts'
import { ContactAction } from './parts/ContactAction.tsx'
import { GalleryPart } from './parts/GalleryPart.tsx'
import { ProfileReport } from './parts/ProfileReport.tsx'
import { ShareAction } from './parts/ShareAction.tsx'
import { SportestAction } from './parts/SportestAction.tsx'
import { SupportAction, Supports } from './parts/SupportParts.tsx'
import { prepareWelcome, WelcomePart } from './parts/WelcomePart.tsx'

export const loader = parallel(
  loadProfile('FAN'),
  loadGallery('FAN'),
  loadSupports,
  loadOwnSupports,
)

export const prepare = prepareWelcome('FAN')

export const handle = profileHandle('FAN')

export function Component() {
  return (
    <ProfileScreen
      role="FAN"
      welcome={(profile) => <WelcomePart profile={profile} />}
      actions={(profile) => (
        <>
          <SupportAction profile={profile} />
          <SportestAction profile={profile} type="FAN" />
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
  )
}
