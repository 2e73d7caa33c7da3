import type { Media } from '@podium/contract/galleries'
import { inSize, pictureSizes } from '@podium/contract/picture-sizes'
import { usePinch } from '../../ui/pictures/usePinch.ts'
import type { useZoom } from './useZoom.ts'
import styles from './MediaViewer.module.css'

interface Props {
  item: Media
  name: string
  zoom: ReturnType<typeof useZoom>
  onPrevious: () => void
  onNext: () => void
}

/** A swipe over this share of the stage goes on. */
const swipeShare = 0.12

/** What is looked at. */
export function Stage({ item, ...rest }: Props) {
  if (item.mediaType === 'VIDEO') return <Film item={item} name={rest.name} />
  return <Photo item={item} {...rest} />
}

function Film({ item, name }: Pick<Props, 'item' | 'name'>) {
  return (
    <div className={styles.stage}>
      <video
        className={styles.media}
        src={item.main ?? undefined}
        poster={item.poster ?? undefined}
        aria-label={name}
        controls
        playsInline
        preload="metadata"
      >
        {/* What is said in it stands in the caption below, which its owner writes. */}
        <track kind="captions" />
      </video>
    </div>
  )
}

function Photo({ item, name, zoom, onPrevious, onNext }: Props) {
  const { scale, x, y } = zoom.view
  const pinch = usePinch({
    onMove: zoom.move,
    onZoom: zoom.by,
    onDragEnd: (movedX) => {
      if (scale > 1 || Math.abs(movedX) < swipeShare) return
      if (movedX > 0) onPrevious()
      else onNext()
    },
  })
  return (
    <div
      {...pinch}
      className={styles.stage}
      data-zoomed={scale > 1 || undefined}
      onDoubleClick={zoom.toggle}
    >
      <img
        {...sourcesOf(item)}
        className={styles.media}
        alt={name}
        draggable={false}
        style={{ transform: `translate(${x * 100}%, ${y * 100}%) scale(${scale})` }}
      />
    </div>
  )
}

/** The two large sizes of a photo, for screens of every width. */
function sourcesOf({ main, width, height }: Media) {
  const src = main ?? ''
  if (!width || !height) return { src }
  const widthIn = (size: 'page' | 'full') =>
    Math.round(width * Math.min(1, pictureSizes[size].width / Math.max(width, height)))
  const large = inSize(src, 'full')
  return { src, srcSet: `${src} ${widthIn('page')}w, ${large} ${widthIn('full')}w`, sizes: '100vw' }
}
