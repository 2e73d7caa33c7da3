import {
  column,
  drawAs,
  heading,
  heightOf,
  ink,
  keepTogether,
  type Pdf,
  write,
} from '../../../platform/paper/index.ts'
import type { Kit } from './kit.ts'
import type { PdfImage } from './pictures.ts'

const gap = 10
const tallest = 250

interface Item {
  image: PdfImage
  caption: string
}

/** Pictures in rows that fill the width, each in its own shape, with its caption. */
export function drawGallery(
  pdf: Pdf,
  { title, captions }: Kit['gallery'],
  images: (PdfImage | null)[],
): void {
  const items = images.flatMap((image, at) => image && { image, caption: captions[at] ?? '' })
  const shown = items.filter((item) => item !== null)
  if (shown.length === 0) return
  const rows = rowsOf(shown)
  heading(pdf, title, heightOfRow(pdf, rows[0] ?? []))
  for (const row of rows) drawRow(pdf, row)
}

/** One picture alone, two, or three side by side. */
function rowsOf(items: Item[]): Item[][] {
  const across = items.length === 3 || items.length > 4 ? 3 : 2
  const first = items.length % across || across
  const rows = [items.slice(0, first)]
  for (let at = first; at < items.length; at += across) rows.push(items.slice(at, at + across))
  return rows
}

/** How high a row is whose pictures fill the width, but no higher than a page can bear. */
function pictureHeight(row: Item[]): number {
  const shapes = row.reduce((sum, { image }) => sum + image.shape, 0)
  return Math.min(tallest, (column.width - gap * (row.length - 1)) / shapes)
}

function captionStyle(width: number) {
  return { width, size: 8.5, colour: ink.faint, lines: 2 }
}

function captionHeight(pdf: Pdf, row: Item[], height: number): number {
  const heights = row.map(({ image, caption }) =>
    caption ? heightOf(pdf, caption, { left: 0, ...captionStyle(height * image.shape) }) : 0,
  )
  return Math.max(0, ...heights)
}

function heightOfRow(pdf: Pdf, row: Item[]): number {
  const height = pictureHeight(row)
  return height + captionHeight(pdf, row, height) + 16
}

function drawRow(pdf: Pdf, row: Item[]): void {
  keepTogether(pdf, heightOfRow(pdf, row))
  const height = pictureHeight(row)
  const below = captionHeight(pdf, row, height)
  const top = pdf.y
  let { left } = column
  for (const { image, caption } of row) {
    const width = height * image.shape
    const at = { left, top, width, height }
    drawAs(pdf, caption ? 'Figure' : 'Artifact', () => picture(pdf, image, at), caption)
    if (caption) write(pdf, caption, { left, top: top + height + 4, ...captionStyle(width) })
    left += width + gap
  }
  pdf.x = column.left
  pdf.y = top + height + below + 14
}

interface Place {
  left: number
  top: number
  width: number
  height: number
}

function picture(pdf: Pdf, image: PdfImage, { left, top, width, height }: Place): void {
  pdf.save().roundedRect(left, top, width, height, 8).clip()
  pdf.image(image.jpeg, left, top, { width, height })
  pdf.restore()
}
