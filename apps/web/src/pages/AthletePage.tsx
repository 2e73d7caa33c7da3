import { loadSimilar } from '../features/discovery/queries.ts'
import { loadFollowing } from '../features/follows/queries.ts'
import { loadGallery } from '../features/galleries/queries.ts'
import { profileHandle } from '../features/profiles/profileHead.ts'
import { ProfileScreen } from '../features/profiles/ProfileScreen.tsx'
import { loadProfile } from '../features/profiles/queries.ts'
import { loadAthleteSupports, loadOwnSupports } from '../features/support/loaders.ts'
import { parallel } from '../shared/navigation/index.ts'
import { ContactAction } from './parts/ContactAction.tsx'
import { FollowAction } from './parts/FollowAction.tsx'
import { GalleryPart } from './parts/GalleryPart.tsx'
import { KitAction, OwnerTools } from './parts/OwnerTools.tsx'
import { ProfileReport } from './parts/ProfileReport.tsx'
import { ResultsPart } from './parts/ResultsPart.tsx'
import { ShareAction } from './parts/ShareAction.tsx'
import { SimilarPart } from './parts/SimilarPart.tsx'
import { SportestAction } from './parts/SportestAction.tsx'
import {
  AthleteSupports,
  SupportAction,
  SupportLead,
  PageSupportOverlay,
} from './parts/SupportParts.tsx'
import { prepareWelcome, WelcomePart } from './parts/WelcomePart.tsx'

export const loader = parallel(
  loadProfile('ATHLETE'),
  loadGallery('ATHLETE'),
  loadAthleteSupports,
  loadOwnSupports,
  loadFollowing,
  loadSimilar,
)

export const prepare = prepareWelcome('ATHLETE')

export const handle = profileHandle('ATHLETE')

export function Component() {
  return (
    <ProfileScreen
      role="ATHLETE"
      welcome={(profile) => <WelcomePart profile={profile} />}
      actions={(profile) => (
        <>
          <SupportAction profile={profile} />
          <SportestAction profile={profile} type="ATHLETE" />
          <ContactAction profile={profile} />
          <FollowAction profile={profile} />
          <ShareAction profile={profile} />
          <KitAction profile={profile} />
        </>
      )}
      tools={(profile) => <OwnerTools profile={profile} />}
      lead={(profile) => <SupportLead profile={profile} />}
      parts={(profile) => (
        <>
          <AthleteSupports profile={profile} />
          <ResultsPart profile={profile} />
          <GalleryPart profile={profile} />
          <div className="screen-only">
            <SimilarPart profile={profile} />
          </div>
        </>
      )}
      foot={(profile) => <ProfileReport profile={profile} />}
      over={(profile) => <PageSupportOverlay profile={profile} />}
    />
  )
}
