import { fileURLToPath } from 'node:url'
import type PDFDocument from 'pdfkit'
import { isLegible, legible } from './legible.ts'
import { drawAs, type Part } from './structure.ts'

export type Pdf = InstanceType<typeof PDFDocument>

/** Of an A4 page, in points. */
export const paper = { width: 595.28, height: 841.89 }
export const margin = { side: 48, top: 52, bottom: 64 }
export const column = { left: margin.side, width: paper.width - 2 * margin.side }

export const ink = {
  night: '#0c1730',
  nightRaised: '#16244a',
  lane: '#34446f',
  text: '#0e1a33',
  soft: '#3f4b66',
  faint: '#5a6378',
  line: '#e4dccb',
  sand: '#f7f2e7',
  white: '#fbf8f2',
  whiteSoft: '#c6cfe4',
  tartan: '#cf3a0d',
  tartanOnNight: '#ff7d50',
}

/** The wide heavy cut for names and figures, and two weights for reading. */
const faces = ['display', 'regular', 'bold'] as const
export type Face = (typeof faces)[number]

/** Gives a document our faces; they travel with it, so that it looks the same everywhere. */
export function bringFaces(pdf: Pdf): void {
  for (const face of faces) {
    pdf.registerFont(face, fileURLToPath(new URL(`./fonts/${face}.ttf`, import.meta.url)))
  }
}

interface Style {
  face?: Face
  size: number
  colour: string
}

/** Takes up a pen; answers the text with the letters that its face has. */
export function pen(pdf: Pdf, text: string, { face = 'regular', size, colour }: Style): string {
  // The wide cut has the letters of western Europe; a name with others is set in bold.
  const chosen = face === 'display' && !isLegible(text, face) ? 'bold' : face
  pdf.font(chosen).fontSize(size).fillColor(colour)
  return legible(text, chosen)
}

interface Room extends Style {
  left: number
  top: number
  width: number
  align?: 'left' | 'center' | 'right'
  /** The most lines; what does not fit ends in three dots. One unless given. */
  lines?: number
  /** The smallest size it may shrink to before it is cut. */
  smallest?: number
  /** Turns the words into a link. */
  link?: string
  /** What the words are to a screen reader; words unless given. */
  as?: Part
}

/** Writes a text into its room and answers how high it stands there. */
export function write(pdf: Pdf, text: string, room: Room): number {
  const { left, top, width, align = 'left', link } = room
  const { words, height, most } = fit(pdf, text, room)
  const further = link ? { link } : {}
  drawAs(pdf, room.as ?? (link ? 'Link' : 'P'), () => {
    pdf.text(words, left, top, { width, height: most, align, ellipsis: '…', ...further })
  })
  return height
}

/** How high a text will stand in its room. */
export function heightOf(pdf: Pdf, text: string, room: Omit<Room, 'top'>): number {
  return fit(pdf, text, room).height
}

/** Takes up the pen in the largest size that fits. */
function fit(pdf: Pdf, text: string, room: Omit<Room, 'top'>) {
  const { width, lines = 1, smallest = room.size } = room
  let { size } = room
  let words = pen(pdf, text, room)
  const most = () => pdf.currentLineHeight(true) * lines + 0.5
  const fits = () => pdf.heightOfString(words, { width }) <= most() && widest(pdf, words) <= width
  while (size > smallest && !fits()) {
    size -= 0.5
    words = pen(pdf, text, { ...room, size })
  }
  return { words, height: Math.min(pdf.heightOfString(words, { width }), most()), most: most() }
}

/** How wide the widest word is: it would be broken in a narrower room. */
function widest(pdf: Pdf, words: string): number {
  return Math.max(...words.split(/\s+/).map((word) => pdf.widthOfString(word)))
}

/** Goes to a new page unless there is so much room, in points, on this one. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > paper.height - margin.bottom) pdf.addPage()
}

/** A line across the column; what comes next stands below it. */
export function rule(pdf: Pdf, at: number): void {
  drawAs(pdf, 'Artifact', () => {
    pdf.moveTo(column.left, at).lineTo(column.left + column.width, at)
    pdf.lineWidth(0.6).stroke(ink.line)
  })
  pdf.x = column.left
  pdf.y = at + 1
}

/** The heading of a part: never alone at the foot of a page. */
export function heading(pdf: Pdf, text: string, follows = 60): void {
  keepTogether(pdf, 44 + follows)
  const atTop = pdf.y <= margin.top + 1
  const top = pdf.y + (atTop ? 0 : 20)
  const height = write(pdf, text, {
    ...{ left: column.left, top, width: column.width },
    ...{ face: 'display', size: 13, colour: ink.text, lines: 2, smallest: 11, as: 'H2' },
  })
  drawAs(pdf, 'Artifact', () => {
    pdf.roundedRect(column.left, top + height + 4, 36, 3, 1.5).fill(ink.tartan)
  })
  pdf.x = column.left
  pdf.y = top + height + 16
}
