import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Media } from '@podium/contract/galleries'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { galleryPagePhrases } from '@podium/phrases/gallery-page'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { useModal } from '../../ui/dialogs/useModal.ts'
import { Toaster } from '../../ui/feedback/Toaster.tsx'
import { CrossIcon } from '../../ui/icons/CrossIcon.tsx'
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '../../ui/icons/signs.tsx'
import { nameOf, neighbours, readyOnes } from './media.ts'
import { MediaActions } from './MediaActions.tsx'
import { galleryRead, type GalleryOwner } from './queries.ts'
import { Stage } from './Stage.tsx'
import { useFocusOnTile } from './useFocusOnTile.ts'
import { useGalleryPlace } from './useGalleryPlace.ts'
import { useZoom } from './useZoom.ts'
import styles from './MediaViewer.module.css'

interface Props {
  owner: GalleryOwner
  name: string
  mediaId: number
  /** Offers to report an item; owners do not report their own. */
  drawReport: (mediaId: number) => ReactNode
}

/** A photo or video over the page, at its own address: arrows and swipes go on, back closes it. */
export default function MediaViewer({ owner, name, mediaId, drawReport }: Props) {
  const { data } = useQuery(galleryRead(owner))
  const list = readyOnes(data?.list ?? [])
  const { item } = neighbours(list, mediaId)
  if (!item) return null
  return <Opened {...{ owner, name, list, item, drawReport }} />
}

interface OpenedProps extends Omit<Props, 'mediaId'> {
  list: Media[]
  item: Media
}

function Opened({ owner, name, list, item, drawReport }: OpenedProps) {
  const t = usePhrases(galleriesPhrases)
  const page = usePhrases(galleryPagePhrases)
  const { dismiss } = usePhrases(shellPhrases)
  const { showMedia, closeMedia } = useGalleryPlace(owner)
  const dialog = useModal(closeMedia, false)
  useFocusOnTile(item.id)
  const zoom = useZoom(item.id)
  const { at, previous, next } = neighbours(list, item.id)
  const show = (wanted: Media | undefined) => wanted && showMedia(wanted.id)
  const isPhoto = item.mediaType === 'IMAGE'
  const keyDown = (event: KeyboardEvent) => {
    // Arrows on a video move through it, and a dialog over this one has keys of its own.
    const place = (event.target as Element).closest('video, dialog')
    if (place !== event.currentTarget) return
    const act = keyActs({ previous, next, list, show, zoom })[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const leave = () => ((next ?? previous) ? show(next ?? previous) : closeMedia())
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      // A press on the picture must not take the keys away from it.
      tabIndex={-1}
      aria-label={`${nameOf(item, at, page)}, ${t.of(name)}`}
      onKeyDown={keyDown}
    >
      <div className={styles.bar}>
        <p className={styles.position} role="status">
          {t.viewer.position(at + 1, list.length)}
        </p>
        {isPhoto && <ZoomButtons zoom={zoom} />}
        {item.abilities.edit ? (
          <MediaActions owner={owner} item={item} onNight onRemoved={leave} />
        ) : (
          drawReport(item.id)
        )}
        <IconButton
          variant="night"
          label={t.viewer.close}
          icon={<CrossIcon />}
          onClick={closeMedia}
          data-autofocus
        />
      </div>
      <Stage
        key={item.id}
        item={item}
        name={nameOf(item, at, page)}
        zoom={zoom}
        onPrevious={() => show(previous)}
        onNext={() => show(next)}
      />
      <Steps previous={previous} next={next} show={show} />
      {item.caption && <p className={styles.caption}>{item.caption}</p>}
      <p className="visually-hidden">{t.viewer.hint}</p>
      <Toaster closeLabel={dismiss} />
    </dialog>
  )
}

interface StepsProps {
  previous: Media | undefined
  next: Media | undefined
  show: (item: Media | undefined) => void
}

function Steps({ previous, next, show }: StepsProps) {
  const t = usePhrases(galleriesPhrases).viewer
  return (
    <span className={styles.steps}>
      <IconButton
        variant="night"
        label={t.previous}
        icon={<ChevronLeftIcon />}
        data-end={previous ? undefined : true}
        onClick={() => show(previous)}
      />
      <IconButton
        variant="night"
        label={t.next}
        icon={<ChevronRightIcon />}
        data-end={next ? undefined : true}
        onClick={() => show(next)}
      />
    </span>
  )
}

function ZoomButtons({ zoom }: { zoom: ReturnType<typeof useZoom> }) {
  const t = usePhrases(galleriesPhrases).viewer
  return (
    <span className={styles.zoom}>
      <IconButton
        variant="night"
        label={t.zoomOut}
        icon={<MinusIcon />}
        onClick={() => zoom.by(1 / 1.5)}
      />
      <IconButton
        variant="night"
        label={t.zoomIn}
        icon={<PlusIcon />}
        onClick={() => zoom.by(1.5)}
      />
    </span>
  )
}

interface KeyTargets extends StepsProps {
  list: Media[]
  zoom: ReturnType<typeof useZoom>
}

function keyActs({ previous, next, list, show, zoom }: KeyTargets): Record<string, () => void> {
  const isZoomed = zoom.view.scale > 1
  const step = 0.1
  return {
    ArrowLeft: () => (isZoomed ? zoom.move(step, 0) : show(previous)),
    ArrowRight: () => (isZoomed ? zoom.move(-step, 0) : show(next)),
    ArrowUp: () => zoom.move(0, step),
    ArrowDown: () => zoom.move(0, -step),
    Home: () => show(list[0]),
    End: () => show(list.at(-1)),
    '+': () => zoom.by(1.5),
    '-': () => zoom.by(1 / 1.5),
    '0': () => zoom.reset(),
  }
}
