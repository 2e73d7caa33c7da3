import sharp from 'sharp'
import { drawAs, ink, type Pdf, write } from '../../../platform/paper/index.ts'
import type { KitPerson } from './kit.ts'

/** A picture as a page can hold it, and how wide it is for its height. */
export interface PdfImage {
  jpeg: Buffer
  shape: number
}

/** Makes a stored picture, or a drawing, ready for paper; null where there is none. */
export async function pdfImageOf(
  path: string | Buffer | null,
  most: { width: number; height?: number },
): Promise<PdfImage | null> {
  if (!path) return null
  const { data, info } = await sharp(path)
    .resize({ ...most, fit: most.height ? 'cover' : 'inside', withoutEnlargement: true })
    .flatten({ background: ink.white })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, shape: info.width / info.height }
}

interface Circle {
  left: number
  top: number
  across: number
}

/** A person's picture, or what is drawn of them, in a circle or a square. */
export function portrait(pdf: Pdf, who: KitPerson, image: PdfImage | null, circle: Circle): void {
  const { left, top, across } = circle
  if (image) drawAs(pdf, 'Artifact', () => picture(pdf, who, image, circle))
  if (!who.drawn?.letter) return
  const size = across * 0.38
  write(pdf, who.drawn.letter, {
    ...{ left, top: top + across / 2 - size * 0.6, width: across, align: 'center' },
    ...{ face: 'display', size, colour: ink.white, as: 'Artifact' },
  })
}

function outline(pdf: Pdf, { isSquare }: KitPerson, { left, top, across }: Circle): Pdf {
  const half = across / 2
  if (isSquare) return pdf.roundedRect(left, top, across, across, across * 0.24)
  return pdf.circle(left + half, top + half, half)
}

function picture(pdf: Pdf, who: KitPerson, image: PdfImage, circle: Circle): void {
  const { left, top, across } = circle
  pdf.save()
  outline(pdf, who, circle).clip()
  pdf.image(image.jpeg, left, top, { width: across, height: across })
  pdf.restore()
}
