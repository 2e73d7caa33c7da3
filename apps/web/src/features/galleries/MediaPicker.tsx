import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Media } from '@podium/contract/galleries'
import type { MemberRole } from '@podium/contract/roles'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { galleryPagePhrases } from '@podium/phrases/gallery-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PlayIcon } from '../../ui/icons/signs.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { nameOf } from './media.ts'
import { galleryRead } from './queries.ts'
import { UploadZone } from './UploadZone.tsx'
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

/**
 * Pictures and films of one's own gallery to choose from, the newest first, and the way to bring others,
 * which are chosen as they arrive.
 */
export function MediaPicker({ owner, label, chosen, onChosen, most, error }: Props) {
  const t = usePhrases(galleryPagePhrases)
  const { picker } = usePhrases(galleriesPhrases)
  const { data, refetch } = useQuery(galleryRead(owner))
  const list = data?.list.filter(isShown) ?? []
  // What is not there any more can be neither seen nor taken off: the server's no is about it.
  useEffect(() => {
    if (error) void refetch()
  }, [error, refetch])
  const gone = data ? chosen.filter((id) => !data.list.some((item) => item.id === id)) : []
  const letGo = useEffectEvent(() => onChosen(chosen.filter((id) => !gone.includes(id))))
  const isAnyGone = gone.length > 0
  useEffect(() => {
    if (isAnyGone) letGo()
  }, [isAnyGone])
  const choose = useArrivals(owner, { chosen, list, most, onChosen })
  const toggle = (id: number) =>
    onChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className={styles.picker} data-field>
      <legend>{label}</legend>
      {data && list.length === 0 && <p className="quiet">{picker.empty}</p>}
      <div className={styles.list} hidden={list.length === 0}>
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
      <UploadZone onArrived={() => void choose()} isPart />
    </fieldset>
  )
}

const isShown = ({ state }: Media) => state !== 'FAILED'

type Choice = Pick<Props, 'chosen' | 'most' | 'onChosen'> & { list: readonly Media[] }

/** Chooses what has arrived in the gallery since it was listed, as long as there is room. */
function useArrivals(owner: Props['owner'], choice: Choice): () => Promise<void> {
  const queryClient = useQueryClient()
  // A file arrives long after it was chosen, and by then something else may be ticked.
  const latest = useRef(choice)
  useEffect(() => {
    latest.current = choice
  })
  return async () => {
    const known = new Set(latest.current.list.map(({ id }) => id))
    const now = await queryClient.fetchQuery({ ...galleryRead(owner), staleTime: 0 })
    const { chosen, most, onChosen } = latest.current
    const fresh = now.list.filter((item) => isShown(item) && !known.has(item.id))
    onChosen([...new Set([...chosen, ...fresh.map(({ id }) => id)])].slice(0, most))
  }
}
