import type { CSSProperties, KeyboardEvent } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { MinusIcon, PlusIcon } from '../icons/signs.tsx'
import { fittingZoom, moved, mostZoom, shownShare, withinPicture, type Crop } from './crop.ts'
import styles from './Cropper.module.css'
import { usePinch } from './usePinch.ts'

type CropperProps = {
  /** The picture's address, and its width divided by its height. */
  src: string
  shape: number
  /** What is cut out: width divided by height. */
  frame: number
  /** How it will be shown. */
  outline?: 'round' | 'square'
  /** The picture may be smaller than the frame, to be in it whole. */
  fits?: boolean
  /** The middle part that is seen wherever it is shown; shares of the frame. */
  safe?: { width: number; height: number }
  crop: Crop
  onCrop: (crop: Crop) => void
  /** Says what it is and how it is moved: "Drag the picture, or use the arrow keys". */
  label: string
  zoomLabel: string
  zoomInLabel: string
  zoomOutLabel: string
}

const zoomStep = 0.2
const keyStep = 0.04

/** A picture in a frame, to be dragged and enlarged until the part that counts is in it. */
export function Cropper(props: CropperProps) {
  const { src, shape, frame, outline, fits, safe, crop, onCrop, label } = props
  const shapes = { picture: shape, frame }
  const zoomTo = (zoom: number) => onCrop(withinPicture({ ...crop, zoom }, shapes, fits))
  const moveBy = (x: number, y: number) => onCrop(moved(crop, { x, y }, shapes, fits))
  const pinch = usePinch({ onMove: moveBy, onZoom: (by) => zoomTo(crop.zoom * by) })
  const keyDown = (event: KeyboardEvent) => {
    const act = keyActs({ moveBy, zoomBy: (by) => zoomTo(crop.zoom + by) })[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div className="stacked">
      <div
        {...pinch}
        className={styles.frame}
        data-outline={outline}
        data-fits={fits}
        style={{ '--frame': frame } as CSSProperties}
        role="application"
        aria-label={label}
        tabIndex={0}
        onKeyDown={keyDown}
      >
        <img src={src} alt="" draggable={false} style={placeOf(crop, shapes)} />
        {safe && <span className={styles.safe} style={sizeOf(safe)} />}
      </div>
      <Zoom {...props} least={fits ? fittingZoom(shapes) : 1} zoom={crop.zoom} onZoom={zoomTo} />
    </div>
  )
}

type ZoomProps = Pick<CropperProps, 'zoomLabel' | 'zoomInLabel' | 'zoomOutLabel'> & {
  zoom: number
  least: number
  onZoom: (zoom: number) => void
}

function Zoom({ zoom, least, onZoom, zoomLabel, zoomInLabel, zoomOutLabel }: ZoomProps) {
  return (
    <div className={styles.zoom}>
      <IconButton
        size="small"
        label={zoomOutLabel}
        icon={<MinusIcon />}
        onClick={() => onZoom(zoom - zoomStep)}
      />
      <input
        type="range"
        aria-label={zoomLabel}
        aria-valuetext={`${Math.round(zoom * 100)} %`}
        min={least}
        max={mostZoom}
        step="any"
        value={zoom}
        onChange={(event) => onZoom(Number(event.currentTarget.value))}
      />
      <IconButton
        size="small"
        label={zoomInLabel}
        icon={<PlusIcon />}
        onClick={() => onZoom(zoom + zoomStep)}
      />
    </div>
  )
}

interface Acts {
  moveBy: (x: number, y: number) => void
  zoomBy: (by: number) => void
}

function keyActs({ moveBy, zoomBy }: Acts): Record<string, () => void> {
  return {
    ArrowLeft: () => moveBy(keyStep, 0),
    ArrowRight: () => moveBy(-keyStep, 0),
    ArrowUp: () => moveBy(0, keyStep),
    ArrowDown: () => moveBy(0, -keyStep),
    '+': () => zoomBy(zoomStep),
    '-': () => zoomBy(-zoomStep),
  }
}

const percent = (share: number) => `${share * 100}%`

function sizeOf({ width, height }: { width: number; height: number }): CSSProperties {
  return { width: percent(width), height: percent(height) }
}

/** The position of the whole picture at which the frame shows the crop, in shares of the frame. */
function placeOf(crop: Crop, shapes: { picture: number; frame: number }): CSSProperties {
  const shown = shownShare(shapes, crop.zoom)
  return {
    width: percent(1 / shown.width),
    height: percent(1 / shown.height),
    left: percent(0.5 - crop.x / shown.width),
    top: percent(0.5 - crop.y / shown.height),
  }
}
