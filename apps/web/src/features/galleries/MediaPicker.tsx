import { useQuery } from '@tanstack/react-query'
import type { MemberRole } from '@podium/contract/roles'
import { galleryPagePhrases } from '@podium/phrases/gallery-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PlayIcon } from '../../ui/icons/signs.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { nameOf } from './media.ts'
import { galleryRead } from './queries.ts'
import styles from './MediaPicker.module.css'

interface Props {
  owner: { role: MemberRole; id: number }
  label: string
  /** Ids, in the order in which they were chosen. */
  chosen: readonly number[]
  onChosen: (mediaIds: number[]) => void
  /** Most that can be chosen. */
  most: number
  error: string | undefined
}

/** Pictures and films of one's own gallery to choose from, the newest first; nothing without any. */
export function MediaPicker({ owner, label, chosen, onChosen, most, error }: Props) {
  const t = usePhrases(galleryPagePhrases)
  const { data } = useQuery(galleryRead(owner))
  const list = data?.list.filter(({ state }) => state !== 'FAILED') ?? []
  if (list.length === 0) return null
  const toggle = (id: number) =>
    onChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className={styles.picker} data-field>
      <legend>{label}</legend>
      <div className={styles.list}>
        {list.map((item, at) => (
          <label key={item.id} className={styles.item}>
            <input
              type="checkbox"
              checked={chosen.includes(item.id)}
              disabled={!chosen.includes(item.id) && chosen.length >= most}
              onChange={() => toggle(item.id)}
              aria-label={nameOf(item, at, t)}
            />
            {item.thumbnail && <img src={item.thumbnail} alt="" loading="lazy" decoding="async" />}
            {item.mediaType === 'VIDEO' && <PlayIcon />}
          </label>
        ))}
      </div>
      <FieldError id="media-error">{error}</FieldError>
    </fieldset>
  )
}
