import sharp, { type Raw, type Sharp } from 'sharp'
import { type MediaFacts, Flawed, type PictureJob, type Shape } from './media-jobs.ts'

// The library knows dozens of formats through as many decoders; these four are all that a stranger's
// bytes may reach.
const pictureLoaders = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadNsgif',
]

/** Closes every decoder but the four for pictures. */
export function closeOtherDecoders(): void {
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: pictureLoaders })
}

const webp = { quality: 82, effort: 3 } as const

/**
 * Writes a picture in the sizes asked for: upright, in sRGB, without any of its metadata. Its size is
 * read from its head before a single pixel is unpacked.
 */
export async function makePicture({ from, into, mostPixels }: PictureJob): Promise<MediaFacts> {
  const { width, height } = await readSize(from, mostPixels)
  const picture = sharp(from, { failOn: 'error', limitInputPixels: mostPixels })
  try {
    await writeShapes(picture.autoOrient(), into)
  } catch (error) {
    throw new Flawed('unreadable', error)
  }
  return { width, height, durationMs: null }
}

/** The size of an upright picture, in pixels. */
async function readSize(from: string, mostPixels: number) {
  const head = await sharp(from, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new Flawed('unreadable', error)
    })
  if (head.width * head.height > mostPixels) throw new Flawed('tooLarge')
  return head.autoOrient
}

/** Writes the largest shape first and makes the others from it: the source is unpacked once. */
export async function writeShapes(source: Sharp, into: Shape[]): Promise<void> {
  const [largest, ...others] = into.toSorted((a, b) => b.width - a.width)
  if (!largest) return
  const base = await fitted(source, largest)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const again = () => sharp(base.data, { raw: base.info as Raw })
  await again().webp(webp).toFile(largest.path)
  for (const shape of others) {
    await fitted(again(), shape).webp(webp).toFile(shape.path)
  }
}

function fitted(picture: Sharp, { width, height, cut }: Shape): Sharp {
  return picture.resize(width, height, { fit: cut ? 'cover' : 'inside', withoutEnlargement: !cut })
}
