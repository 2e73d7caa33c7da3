import { useQuery } from '@tanstack/react-query'
import { galleryPagePhrases } from '@podium/phrases/gallery-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { PhotosIcon } from '../../ui/icons/signs.tsx'
import styles from './GalleryStrip.module.css'
import { readyOnes } from './media.ts'
import { MediaTile } from './MediaTile.tsx'
import { galleryRead, type GalleryOwner } from './queries.ts'
import { useGalleryPlace } from './useGalleryPlace.ts'

/** So few are all in sight, and share the width. */
const few = 3

/** How many of the newest are on the page itself. */
const shownAtOnce = 8

/** The newest photos and videos side by side, and the way to all; nothing where there are none. */
export function GalleryStrip({ owner }: { owner: GalleryOwner }) {
  const t = usePhrases(galleryPagePhrases)
  const { data } = useQuery(galleryRead(owner))
  const { tabAddress, drawerState } = useGalleryPlace(owner)
  const list = readyOnes(data?.list ?? [])
  if (list.length === 0) return null
  return (
    <section id="gallery" className={styles.section} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className="visually-hidden">
        {t.title}
      </h2>
      <ul role="list" className={styles.strip}>
        {list.slice(0, shownAtOnce).map((item, at) => (
          <li key={item.id}>
            <MediaTile {...{ owner, item, at }} />
          </li>
        ))}
      </ul>
      {list.length > few && (
        <LinkButton
          to={tabAddress('all')}
          state={drawerState}
          preventScrollReset
          size="small"
          variant="quiet"
          icon={<PhotosIcon />}
        >
          {t.seeAll(list.length)}
        </LinkButton>
      )}
    </section>
  )
}
