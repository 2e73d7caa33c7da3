import { loadFollowing } from '../../features/follows/queries.ts'
import { loadGallery } from '../../features/galleries/queries.ts'
import { ContactDetails } from '../../features/profiles/ContactDetails.tsx'
import { profileHandle } from '../../features/profiles/profileHead.ts'
import { ProfileScreen } from '../../features/profiles/ProfileScreen.tsx'
import { loadProfile } from '../../features/profiles/queries.ts'
import { loadRegister } from '../../features/registers/queries.ts'
import { RegisterLine } from '../../features/registers/RegisterLine.tsx'
import { loadRepresented } from '../../features/roster/queries.ts'
import { RepresentedSection } from '../../features/roster/RepresentedSection.tsx'
import { loadSupports } from '../../features/support/loaders.ts'
import { parallel } from '../../shared/navigation/index.ts'
import { GalleryOver, GalleryPart } from './GalleryPart.tsx'
import { loadOwnPage, prepareOwnPage } from './OwnPage.tsx'
import { personParts } from './personParts.tsx'
import { SportestLine } from './SportestLine.tsx'
import { Supported } from './SupportParts.tsx'

/** The page of a fan or a manager: their gallery, whom they support, and how to reach a manager. */
export function supporterPage(role: 'FAN' | 'MANAGER') {
  return {
    loader: parallel(
      loadProfile(role),
      loadGallery(role),
      loadSupports,
      loadOwnPage,
      loadFollowing,
      ...(role === 'MANAGER' ? [loadRegister, loadRepresented] : []),
    ),
    prepare: prepareOwnPage(role),
    handle: profileHandle(role),
    Component: () => (
      <ProfileScreen
        role={role}
        {...personParts}
        first={(profile) => (
          <>
            <GalleryPart profile={profile} />
            {role === 'MANAGER' && <RepresentedSection managerId={profile.id} />}
          </>
        )}
        rail={(profile) => (
          <>
            {role === 'MANAGER' && <RegisterLine managerId={profile.id} />}
            {role === 'MANAGER' && <ContactDetails profile={profile} />}
            <Supported profile={profile} />
            {role === 'FAN' && <SportestLine profile={profile} type={role} />}
          </>
        )}
        over={(profile) => <GalleryOver profile={profile} />}
      />
    ),
  }
}
