import { useQuery } from '@tanstack/react-query'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { galleryPagePhrases } from '@podium/phrases/gallery-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PhotosIcon, PlusIcon } from '../../ui/icons/signs.tsx'
import { MediaTile } from './MediaTile.tsx'
import styles from './OwnGallery.module.css'
import { galleryRead, type GalleryOwner } from './queries.ts'
import { useGalleryPlace } from './useGalleryPlace.ts'

/** How many of the newest are shown before the drawer. */
const shownAtOnce = 7

/** The newest of one's own gallery, also what is being prepared, with the way to add and to see all. */
export function OwnGallery({ owner }: { owner: GalleryOwner }) {
  const t = usePhrases(galleriesPhrases)
  const page = usePhrases(galleryPagePhrases)
  const { data } = useQuery(galleryRead(owner))
  const { tabAddress, drawerState } = useGalleryPlace(owner)
  const list = data?.list ?? []
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
        <h2 id="gallery-title">{page.title}</h2>
        <LinkButton {...toDrawer} size="small" icon={<PlusIcon />}>
          {t.add}
        </LinkButton>
      </header>
      <ul role="list" className={styles.newest} data-few={list.length < 4 || undefined}>
        {list.slice(0, shownAtOnce).map((item, at) => (
          <li key={item.id}>
            <MediaTile {...{ owner, item, at }} />
          </li>
        ))}
      </ul>
      {list.length > shownAtOnce && (
        <LinkButton {...toDrawer} variant="quiet" icon={<PhotosIcon />}>
          {page.seeAll(list.length)}
        </LinkButton>
      )}
    </section>
  )
}
