import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { GalleryLayers } from '../../features/galleries/GalleryLayers.tsx'
import { GalleryStrip } from '../../features/galleries/GalleryStrip.tsx'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'

const MediaReport = lazyWithPreload(() => import('./MediaReport.tsx'))

/** The newest of a gallery, on the page of its owner. */
export function GalleryPart({ profile: { id, role } }: { profile: Profile }) {
  return <GalleryStrip owner={{ role, id }} />
}

/** The gallery's drawer and viewer, over either tab of the page. */
export function GalleryOver({ profile }: { profile: Profile }) {
  const { id, role, abilities } = profile
  return (
    <GalleryLayers
      owner={{ role, id }}
      name={personName(profile)}
      mayFill={abilities.gallery}
      drawReport={(mediaId) => <MediaReport key={mediaId} id={mediaId} />}
    />
  )
}
