import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Media } from '@podium/contract/galleries'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PhotosIcon, PlusIcon } from '../../ui/icons/signs.tsx'
import { MediaTile } from './MediaTile.tsx'
import { galleryRead, type GalleryOwner } from './queries.ts'
import { useGalleryPlace } from './useGalleryPlace.ts'
import styles from './GallerySection.module.css'

const GalleryDrawer = lazyDialog(() => import('./GalleryDrawer.tsx'))
const MediaViewer = lazyDialog(() => import('./MediaViewer.tsx'))

interface Props {
  owner: GalleryOwner
  /** Whose it is, for titles. */
  name: string
  /** Whether the viewer fills it: uploads, describes, deletes. */
  mayFill: boolean
  /** Offers to report an item. */
  drawReport: (mediaId: number) => ReactNode
}

/** How many of the newest are shown on the page itself. */
const shownAtOnce = 7

/** The newest photos and videos on a page, with the drawer and the viewer over it. */
export function GallerySection({ owner, name, mayFill, drawReport }: Props) {
  const { data } = useQuery(galleryRead(owner))
  const list = data?.list ?? []
  const isHydrated = useHydrated()
  const { tab, mediaId } = useGalleryPlace(owner)
  return (
    <>
      {(list.length > 0 || mayFill) && <Newest {...{ owner, list, mayFill }} />}
      {isHydrated && (
        // Apart, so that the drawer stays open while the viewer's code is on its way.
        <>
          {tab && <GalleryDrawer {...{ owner, name, mayFill, tab }} />}
          {mediaId !== null && <MediaViewer {...{ owner, name, mediaId, drawReport }} />}
        </>
      )}
    </>
  )
}

function Newest({ owner, list, mayFill }: Pick<Props, 'owner' | 'mayFill'> & { list: Media[] }) {
  const t = usePhrases(galleriesPhrases)
  const { tabAddress, drawerState } = useGalleryPlace(owner)
  const toDrawer = { to: tabAddress('all'), state: drawerState, preventScrollReset: true }
  if (list.length === 0) {
    return (
      <section id="gallery">
        <EmptyState
          icon={<PhotosIcon />}
          title={t.emptyTitle}
          text={t.emptyText}
          action={
            <LinkButton {...toDrawer} icon={<PlusIcon />}>
              {t.add}
            </LinkButton>
          }
        />
      </section>
    )
  }
  return (
    <section id="gallery" className={styles.section} aria-labelledby="gallery-title">
      <header className={styles.header}>
        <h2 id="gallery-title">{t.title}</h2>
        <LinkButton {...toDrawer} size="small" icon={mayFill ? <PlusIcon /> : <PhotosIcon />}>
          {mayFill ? t.add : t.seeAll(list.length)}
        </LinkButton>
      </header>
      <ul role="list" className={styles.newest} data-few={list.length < 4 || undefined}>
        {list.slice(0, shownAtOnce).map((item, at) => (
          <li key={item.id}>
            <MediaTile {...{ owner, item, at }} />
          </li>
        ))}
      </ul>
      {mayFill && list.length > shownAtOnce && (
        <LinkButton {...toDrawer} variant="quiet" icon={<PhotosIcon />}>
          {t.seeAll(list.length)}
        </LinkButton>
      )}
    </section>
  )
}
