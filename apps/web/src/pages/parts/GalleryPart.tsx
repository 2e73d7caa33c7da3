import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { GallerySection } from '../../features/galleries/GallerySection.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { FlagIcon } from '../../ui/icons/signs.tsx'
import { ReportAction } from './ReportAction.tsx'

/** The gallery of the page's owner. */
export function GalleryPart({ profile }: { profile: Profile }) {
  const { id, role, abilities } = profile
  return (
    <GallerySection
      owner={{ role, id }}
      name={personName(profile)}
      mayFill={abilities.gallery}
      drawReport={(mediaId) => <MediaReport key={mediaId} id={mediaId} />}
    />
  )
}

/** On the dark ground of the viewer. */
function MediaReport({ id }: { id: number }) {
  return (
    <ReportAction
      kind="media"
      id={id}
      button={(props) => <IconButton {...props} variant="night" icon={<FlagIcon />} />}
    />
  )
}
