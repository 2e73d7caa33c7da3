import type { ReactNode } from 'react'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import type { GalleryOwner } from './queries.ts'
import { useGalleryPlace } from './useGalleryPlace.ts'

const GalleryDrawer = lazyDialog(() => import('./GalleryDrawer.tsx'))
// What opens later lies on top: at an address with both the viewer must not come before the drawer.
const MediaViewer = lazyDialog(() => import('./MediaViewer.tsx'), {
  after: () => GalleryDrawer.load(),
})

interface Props {
  owner: GalleryOwner
  /** Whose it is, for titles. */
  name: string
  /** Whether the viewer fills it: uploads, describes, deletes. */
  mayFill: boolean
  /** Offers to report an item. */
  drawReport: (mediaId: number) => ReactNode
}

/** The drawer and the viewer of a gallery, over the page that the address opens them on. */
export function GalleryLayers({ owner, name, mayFill, drawReport }: Props) {
  const isHydrated = useHydrated()
  const { tab, mediaId } = useGalleryPlace(owner)
  if (!isHydrated) return null
  // Apart, so that the drawer stays open while the viewer's code is on its way.
  return (
    <>
      {tab && <GalleryDrawer {...{ owner, name, mayFill, tab }} />}
      {mediaId !== null && <MediaViewer {...{ owner, name, mediaId, drawReport }} />}
    </>
  )
}
