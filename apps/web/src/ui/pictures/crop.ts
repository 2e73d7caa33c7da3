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

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** The shares of the picture's width and height that the frame shows. */
export function shownShare({ picture, frame }: Shapes, zoom: number) {
  const width = Math.min(1, frame / picture) / zoom
  return { width, height: Math.min(1, picture / frame) / zoom }
}

/** The same crop, moved and shrunk as far as needed for the picture to fill the frame. */
export function withinPicture(crop: Crop, shapes: Shapes): Crop {
  const zoom = Math.min(mostZoom, Math.max(1, crop.zoom))
  const { width, height } = shownShare(shapes, zoom)
  return { zoom, x: between(width / 2, crop.x), y: between(height / 2, crop.y) }
}

/** Moved by shares of the frame: what is dragged to the right shows more of the left. */
export function moved(crop: Crop, by: { x: number; y: number }, shapes: Shapes): Crop {
  const { width, height } = shownShare(shapes, crop.zoom)
  return withinPicture({ ...crop, x: crop.x - by.x * width, y: crop.y - by.y * height }, shapes)
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

function between(least: number, wanted: number): number {
  return Math.min(1 - least, Math.max(least, wanted))
}
