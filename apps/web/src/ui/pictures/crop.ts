/** A part of a picture: its middle as shares of the picture (0 to 1), and how much it is enlarged. */
export interface Crop {
  x: number
  y: number
  /** 1 shows as much as fits the frame. */
  zoom: number
}

/** Shapes as width divided by height. */
interface Shapes {
  picture: number
  frame: number
}

export const mostZoom = 4

/** The zoom at which the whole picture is inside the frame, with ground beside it. */
export function fittingZoom({ picture, frame }: Shapes): number {
  return Math.min(frame / picture, picture / frame)
}

/** The crop that fills the frame; one to be shown whole (`fits`) may leave ground beside the picture. */
export function firstCrop(shapes: Shapes, fits: boolean): Crop {
  return { x: 0.5, y: 0.5, zoom: fits ? fittingZoom(shapes) : 1 }
}

/** Between which shapes a cover is shown, from the smallest phone to the widest screen (`Cover`). */
export const coverShapes = { narrowest: 1.8, widest: 6.5 }

/** The middle of a frame that is seen in every shape between two: shares of its width and height. */
export function safeShare(frame: number, shown: { narrowest: number; widest: number }) {
  return {
    width: Math.min(1, shown.narrowest / frame),
    height: Math.min(1, frame / shown.widest),
  }
}

/** The shares of the picture's width and height that the frame shows. */
export function shownShare({ picture, frame }: Shapes, zoom: number) {
  const width = Math.min(1, frame / picture) / zoom
  return { width, height: Math.min(1, picture / frame) / zoom }
}

/**
 * The same crop, moved and shrunk as far as needed for the picture to fill the frame, or where it `fits`,
 * to be inside it.
 */
export function withinPicture(crop: Crop, shapes: Shapes, fits = false): Crop {
  const zoom = Math.min(mostZoom, Math.max(fits ? fittingZoom(shapes) : 1, crop.zoom))
  const { width, height } = shownShare(shapes, zoom)
  return { zoom, x: between(width / 2, crop.x), y: between(height / 2, crop.y) }
}

/** Moved by shares of the frame: what is dragged to the right shows more of the left. */
export function moved(
  crop: Crop,
  by: { x: number; y: number },
  shapes: Shapes,
  fits = false,
): Crop {
  const { width, height } = shownShare(shapes, crop.zoom)
  const there = { ...crop, x: crop.x - by.x * width, y: crop.y - by.y * height }
  return withinPicture(there, shapes, fits)
}

/** The part in pixels of a picture of this size. */
export function partInPixels(crop: Crop, size: { width: number; height: number }, frame: number) {
  const shapes = { picture: size.width / size.height, frame }
  const { width, height } = shownShare(shapes, crop.zoom)
  return {
    left: (crop.x - width / 2) * size.width,
    top: (crop.y - height / 2) * size.height,
    width: width * size.width,
    height: height * size.height,
  }
}

/** What is smaller than the frame stays in its middle. */
function between(least: number, wanted: number): number {
  if (least > 0.5) return 0.5
  return Math.min(1 - least, Math.max(least, wanted))
}
