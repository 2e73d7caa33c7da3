import {
  column,
  drawAs,
  heading,
  heightOf,
  ink,
  keepTogether,
  pen,
  type Pdf,
  rule,
  write,
} from '../../../platform/paper/index.ts'
import type { Kit, KitPerson, KitResult } from './kit.ts'
import { portrait, type PdfImage } from './pictures.ts'

const gap = 10
const perLine = 4

/** Key facts as tiles in one row, the sportest's score as the last. */
export function drawFacts(pdf: Pdf, { facts, score }: Kit): void {
  const tiles = facts.length + (score ? 1 : 0)
  if (tiles === 0) return
  const width = (column.width - gap * (perLine - 1)) / perLine
  const top = pdf.y
  for (const [at, fact] of facts.entries()) {
    tile(pdf, { ...fact, left: column.left + at * (width + gap), top, width, background: ink.sand })
  }
  if (score) {
    const left = column.left + facts.length * (width + gap)
    tile(pdf, { ...score, left, top, width, background: ink.night })
    const room = { left: left + 12, top: top + tileHeight - 11, width: width - 24 }
    drawAs(pdf, 'Artifact', () => gauge(pdf, room, score.share))
  }
  pdf.x = column.left
  pdf.y = top + tileHeight + 18
}

const tileHeight = 62

interface Tile {
  label: string
  value: string
  left: number
  top: number
  width: number
  background: string
}

function tile(pdf: Pdf, { label, value, left, top, width, background }: Tile): void {
  const onNight = background === ink.night
  drawAs(pdf, 'Artifact', () => {
    pdf.roundedRect(left, top, width, tileHeight, 9).fill(background)
  })
  const room = { left: left + 12, width: width - 20 }
  write(pdf, label, {
    ...{ ...room, top: top + 10, size: 8.5, smallest: 7 },
    colour: onNight ? ink.whiteSoft : ink.faint,
  })
  write(pdf, value, {
    ...{ ...room, top: top + 26, face: 'display', size: 18, smallest: 9 },
    colour: onNight ? ink.tartanOnNight : ink.text,
  })
}

interface Lane {
  left: number
  top: number
  width: number
}

/** A lane that is filled so far; on the night's background unless its inks are given. */
export function gauge(
  pdf: Pdf,
  at: Lane,
  share: number,
  inks: { lane: string; filled: string } = { lane: ink.lane, filled: ink.tartanOnNight },
): void {
  pdf.roundedRect(at.left, at.top, at.width, 4, 2).fill(inks.lane)
  if (share > 0) pdf.roundedRect(at.left, at.top, at.width * share, 4, 2).fill(inks.filled)
}

/** The one line an athlete says about themselves. */
export function drawPhrase(pdf: Pdf, phrase: string): void {
  const room = { left: column.left + 16, width: column.width - 16 }
  const style = { ...room, face: 'bold', size: 14, colour: ink.text, lines: 6 } as const
  const height = heightOf(pdf, phrase, style)
  keepTogether(pdf, height + 20)
  const top = pdf.y
  drawAs(pdf, 'Artifact', () => {
    pdf.roundedRect(column.left, top, 3.5, height, 1.75).fill(ink.tartan)
  })
  write(pdf, phrase, { ...style, top })
  pdf.x = column.left
  pdf.y = top + height + 4
}

/** A longer text of the athlete, as long as it is. */
export function drawStory(pdf: Pdf, { title, text }: Kit['stories'][number]): void {
  heading(pdf, title)
  const words = pen(pdf, text.replaceAll(/\n\s*\n/g, '\n'), { size: 10.5, colour: ink.text })
  drawAs(pdf, 'P', () => {
    pdf.text(words, column.left, pdf.y, { width: column.width, lineGap: 3.2, paragraphGap: 6 })
  })
}

const placeWidth = 62
const dayWidth = 104

/** Results as rows: the place large, what it was, and when. */
export function drawResults(pdf: Pdf, { title, list, more }: Kit['results']): void {
  if (list.length === 0) return
  heading(pdf, title)
  for (const result of list) row(pdf, result)
  moreLine(pdf, more)
}

function row(pdf: Pdf, { place, what, details, day, evidence }: KitResult): void {
  const left = column.left + placeWidth
  const middle = { left, width: column.width - placeWidth - dayWidth - 12 }
  const bold = { ...middle, face: 'bold', size: 10.5, colour: ink.text, lines: 2 } as const
  const soft = { ...middle, size: 9, colour: ink.faint, lines: 2 } as const
  const first = heightOf(pdf, what, bold)
  const height = Math.max(34, first + heightOf(pdf, details, soft) + 15)
  keepTogether(pdf, height)
  const top = pdf.y
  write(pdf, place, {
    ...{ left: column.left, top: top + 6, width: placeWidth - 12 },
    ...{ face: 'display', size: 16, smallest: 10, colour: ink.tartan },
  })
  write(pdf, what, { ...bold, top: top + 6 })
  write(pdf, details, { ...soft, top: top + 7 + first })
  const side = { left: column.left + column.width - dayWidth, width: dayWidth, size: 9 } as const
  write(pdf, day, { ...side, top: top + 7, colour: ink.soft, align: 'right' })
  if (evidence) {
    const { label, address: link } = evidence
    write(pdf, label, { ...side, top: top + 20, colour: ink.tartan, align: 'right', link })
  }
  rule(pdf, top + height)
}

const perRow = 3
const face = 30

/** Supporters side by side, each with picture, name and role. */
export function drawSupporters(
  pdf: Pdf,
  { title, list, more }: Kit['supporters'],
  images: (PdfImage | null)[],
): void {
  if (list.length === 0) return
  heading(pdf, title)
  const width = (column.width - gap * (perRow - 1)) / perRow
  for (let at = 0; at < list.length; at += perRow) {
    keepTogether(pdf, face + 10)
    const top = pdf.y
    for (const [across, person] of list.slice(at, at + perRow).entries()) {
      const left = column.left + across * (width + gap)
      supporter(pdf, person, { image: images[at + across] ?? null, left, top, width })
    }
    pdf.x = column.left
    pdf.y = top + face + 12
  }
  moreLine(pdf, more)
}

function supporter(
  pdf: Pdf,
  person: KitPerson,
  { image, left, top, width }: { image: PdfImage | null; left: number; top: number; width: number },
): void {
  portrait(pdf, person, image, { left, top, across: face })
  const room = { left: left + face + 9, width: width - face - 9 }
  write(pdf, person.name, {
    ...{ ...room, top: top + 3, face: 'bold', size: 9.5, colour: ink.text },
    ...(person.link && { link: person.link }),
  })
  write(pdf, person.role, { ...room, top: top + 16, size: 8.5, colour: ink.faint })
}

export function moreLine(pdf: Pdf, more: string | null): void {
  if (!more) return
  const room = { left: column.left, top: pdf.y + 6, width: column.width }
  const height = write(pdf, more, { ...room, size: 9.5, colour: ink.faint })
  pdf.y = room.top + height
}
