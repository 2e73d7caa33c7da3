import { partInPixels, type Crop } from './crop.ts'

/** A picture file opened for cropping; `close` frees what it holds. */
export interface OpenedPicture {
  src: string
  /** Width divided by height, upright. */
  shape: number
  close: () => void
}

/** Opens a picture file; rejects when the browser cannot read it as one. */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  const src = URL.createObjectURL(file)
  const close = () => URL.revokeObjectURL(src)
  try {
    const { naturalWidth, naturalHeight } = await loaded(src)
    return { src, shape: naturalWidth / naturalHeight, close }
  } catch (error) {
    close()
    throw error
  }
}

interface CutOptions {
  crop: Crop
  /** Width divided by height of what is cut out. */
  frame: number
  /** Pixels; a smaller picture is not enlarged. */
  mostWidth: number
}

/** Cuts a part out of an opened picture, as a JPEG without anything the camera wrote into it. */
export async function cutOut(picture: OpenedPicture, options: CutOptions): Promise<Blob> {
  const image = await loaded(picture.src)
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const part = partInPixels(options.crop, size, options.frame)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(Math.min(options.mostWidth, part.width)))
  canvas.height = Math.max(1, Math.round(canvas.width / options.frame))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  // JPEG knows no transparency: what shows through is white and not black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const { left, top, width, height } = part
  context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return blobOf(canvas)
}

async function loaded(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      'image/jpeg',
      0.92,
    )
  })
}
