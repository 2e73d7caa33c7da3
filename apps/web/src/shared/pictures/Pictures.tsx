import type { ShownMedia } from '@podium/contract/galleries'
import { paths } from '@podium/contract/paths'
import type { PersonCard } from '@podium/contract/people'
import { personName } from '@podium/contract/person-name'
import type { MemberRole } from '@podium/contract/roles'
import { picturesPhrases } from '@podium/phrases/pictures'
import { Link } from '../../router/index.ts'
import { PlayIcon } from '../../ui/icons/signs.tsx'
import { usePhrases } from '../language/phrases.ts'
import styles from './Pictures.module.css'

/** Pictures that are shown; the rest is a number on the last of them. */
const mostPictures = 4

interface Props {
  /** Whose gallery they are in. */
  owner: Pick<PersonCard, 'id' | 'role' | 'name' | 'lastName'>
  media: readonly ShownMedia[]
}

/** Pictures and films side by side, one alone as large as there is room; each leads to its own page. */
export function Pictures({ owner, media }: Props) {
  const t = usePhrases(picturesPhrases)
  const shown = media.slice(0, mostPictures)
  const rest = media.length - shown.length
  const isOne = media.length === 1
  const name = personName(owner)
  return (
    <div className={styles.pictures} data-count={shown.length}>
      {shown.map(({ id, mediaType, thumbnail, picture, width, height, caption, altText }, at) => (
        <Link
          key={id}
          to={paths.media(owner.role as MemberRole, owner.id, id)}
          className={styles.picture}
        >
          <img
            src={isOne ? picture : thumbnail}
            alt={altText || caption || (mediaType === 'VIDEO' ? t.film(name) : t.picture(name))}
            width={width ?? 4}
            height={height ?? 3}
            loading="lazy"
            decoding="async"
          />
          {mediaType === 'VIDEO' && (
            <span className={styles.play}>
              <PlayIcon />
            </span>
          )}
          {rest > 0 && at === mostPictures - 1 && <span className={styles.more}>+{rest}</span>}
        </Link>
      ))}
    </div>
  )
}
