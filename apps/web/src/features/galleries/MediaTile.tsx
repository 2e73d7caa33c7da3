import type { Media } from '@podium/contract/galleries'
import { galleryPagePhrases } from '@podium/phrases/gallery-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Link } from '../../router/index.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { PlayIcon, WarningIcon } from '../../ui/icons/signs.tsx'
import { fetchedAt } from '../../ui/pictures/fetchedAt.ts'
import { nameOf, writtenLength } from './media.ts'
import type { GalleryOwner } from './queries.ts'
import { useGalleryPlace } from './useGalleryPlace.ts'
import styles from './MediaTile.module.css'

interface Props {
  owner: GalleryOwner
  item: Media
  /** Its place in the whole gallery, for its name. */
  at: number
  /** Why it could not be made, where there is room to say so. */
  why?: string
}

/** A photo or video in small; opens it at its own address. */
export function MediaTile({ owner, item, at, why }: Props) {
  const t = usePhrases(galleryPagePhrases)
  const { mediaAddress, mediaState } = useGalleryPlace(owner)
  if (item.state !== 'READY') return <Unready {...{ item, why }} />
  const name = nameOf(item, at, t)
  return (
    <Link
      to={mediaAddress(item.id)}
      state={mediaState}
      preventScrollReset
      className={styles.tile}
      data-media={item.id}
    >
      <span className="visually-hidden">{t.openItem(name)}</span>
      {item.thumbnail && <img src={item.thumbnail} alt="" {...fetchedAt(at)} />}
      {item.mediaType === 'VIDEO' && (
        <span className={styles.play}>
          <PlayIcon />
          {item.durationMs !== null && writtenLength(item.durationMs)}
        </span>
      )}
    </Link>
  )
}

/** Only the owner sees what is in the making, or could not be made. */
function Unready({ item, why }: Pick<Props, 'item' | 'why'>) {
  const t = usePhrases(galleryPagePhrases)
  const hasFailed = item.state === 'FAILED'
  return (
    <div className={styles.tile} data-state={item.state}>
      <p className={styles.state} role="status">
        {hasFailed ? <WarningIcon /> : <Spinner size="1.75rem" />}
        {hasFailed ? (why ?? t.failed) : t.processing}
      </p>
    </div>
  )
}
