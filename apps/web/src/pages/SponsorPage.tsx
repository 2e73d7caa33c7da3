import { loadGallery } from '../features/galleries/queries.ts'
import { profileHandle } from '../features/profiles/profileHead.ts'
import { ProfileScreen } from '../features/profiles/ProfileScreen.tsx'
import { loadProfile } from '../features/profiles/queries.ts'
import type { LoaderInput } from '../app/navigation/index.ts'
import { GalleryPart } from './parts/GalleryPart.tsx'
import { ShareAction } from './parts/ShareAction.tsx'

export const loader = (input: LoaderInput) =>
  Promise.all([loadProfile('SPONSOR')(input), loadGallery('SPONSOR')(input)])

export const handle = profileHandle('SPONSOR')

export function Component() {
  return (
    <ProfileScreen
      role="SPONSOR"
      actions={(profile) => <ShareAction profile={profile} />}
      parts={(profile) => <GalleryPart profile={profile} />}
    />
  )
}
