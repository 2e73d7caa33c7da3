import { loadSimilar } from '../features/discovery/queries.ts'
import { loadFollowing } from '../features/follows/queries.ts'
import { loadGallery } from '../features/galleries/queries.ts'
import { prepareResults } from '../features/achievements/Results.tsx'
import { profileHandle } from '../features/profiles/profileHead.ts'
import { ProfileScreen } from '../features/profiles/ProfileScreen.tsx'
import { loadProfile } from '../features/profiles/queries.ts'
import { loadRepresentatives } from '../features/roster/queries.ts'
import { prepareRepresented, RepresentedPart } from '../features/roster/RepresentedPart.tsx'
import { loadSeason } from '../features/season/queries.ts'
import { prepareSeason } from '../features/season/SeasonSection.tsx'
import { loadAthleteSupports } from '../features/support/loaders.ts'
import { parallel } from '../shared/navigation/index.ts'
import { AthleteFigures, AthleteResults, AthleteTimeline } from './parts/AthleteParts.tsx'
import { GalleryOver, GalleryPart } from './parts/GalleryPart.tsx'
import { loadOwnPage, prepareOwnPage } from './parts/OwnPage.tsx'
import { personParts } from './parts/personParts.tsx'
import { SeasonPart } from './parts/SeasonPart.tsx'
import { SimilarPart } from './parts/SimilarPart.tsx'
import {
  PageSupportOverlay,
  prepareSupports,
  SupportAction,
  Supported,
  Supporters,
  SupportLead,
} from './parts/SupportParts.tsx'

export const loader = parallel(
  loadProfile('ATHLETE'),
  loadGallery('ATHLETE'),
  loadAthleteSupports,
  loadSeason,
  loadRepresentatives,
  loadOwnPage,
  loadFollowing,
  loadSimilar,
)

export const prepare = parallel(
  prepareOwnPage('ATHLETE'),
  prepareSupports,
  prepareSeason,
  prepareResults,
  prepareRepresented,
)

export const handle = profileHandle('ATHLETE')

export function Component() {
  return (
    <ProfileScreen
      role="ATHLETE"
      {...personParts}
      actions={(profile) => (
        <>
          <SupportAction profile={profile} />
          {personParts.actions(profile)}
        </>
      )}
      lead={(profile) => <SupportLead profile={profile} />}
      first={(profile) => (
        <>
          <GalleryPart profile={profile} />
          <AthleteResults profile={profile} />
        </>
      )}
      rail={(profile) => (
        <>
          <AthleteFigures profile={profile} />
          <RepresentedPart athleteId={profile.id} />
          <SeasonPart profile={profile} part="ahead" />
          <Supporters profile={profile} />
          <Supported profile={profile} />
        </>
      )}
      rest={(profile) => <SeasonPart profile={profile} part="told" />}
      last={(profile) => (
        <>
          <AthleteTimeline profile={profile} />
          <div className="screen-only">
            <SimilarPart profile={profile} />
          </div>
        </>
      )}
      over={(profile) => (
        <>
          <GalleryOver profile={profile} />
          <PageSupportOverlay profile={profile} />
        </>
      )}
    />
  )
}
