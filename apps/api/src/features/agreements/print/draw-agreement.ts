import type { MediaFacts } from '../../../platform/media/index.ts'
import {
  column,
  drawAs,
  drawDocument,
  drawFeet,
  drawWithin,
  heading,
  heightOf,
  ink,
  keepTogether,
  mark,
  paper,
  pen,
  type Pdf,
  rule,
  write,
} from '../../../platform/paper/index.ts'
import type { Printed, PrintJob } from './printed.ts'

/** Draws an agreement on as many A4 pages as it takes, plain enough to be signed. */
export async function drawAgreement({ printed, into }: PrintJob): Promise<MediaFacts> {
  await drawDocument(into, printed, (pdf) => {
    drawHead(pdf, printed)
    heading(pdf, printed.sides.title)
    drawTable(pdf, printed.sides, [0.36, 0.24, 0.4])
    drawWords(pdf, printed.words)
    drawDeliverables(pdf, printed.deliverables)
    drawNotes(pdf, printed.notes)
    drawFeet(pdf, { line: printed.foot, pageNumber: printed.pageNumber })
  })
  return { width: paper.width, height: paper.height, durationMs: null }
}

/** What it is and which version, under Podium's mark. */
function drawHead(pdf: Pdf, { mark: product, kicker, title, line }: Printed): void {
  drawAs(pdf, 'Artifact', () => pdf.rect(0, 0, paper.width, 5).fill(ink.tartan))
  mark(pdf, { left: column.left, top: 34, across: 20, sides: ink.text })
  write(pdf, product, {
    ...{ left: column.left + 27, top: 40, width: 240 },
    ...{ face: 'display', size: 9.5, colour: ink.text },
  })
  const room = { left: column.left, width: column.width }
  write(pdf, kicker, { ...room, top: 84, face: 'bold', size: 10.5, colour: ink.tartan })
  const large = { face: 'display', size: 22, smallest: 13, lines: 3, colour: ink.text } as const
  const height = write(pdf, title, { ...room, ...large, top: 102, as: 'H1' })
  const below = { ...room, top: 110 + height, size: 10.5, colour: ink.soft, lines: 2 }
  pdf.x = column.left
  pdf.y = below.top + write(pdf, line, below) + 6
}

/** What the two wrote, paragraph by paragraph, over as many pages as it takes. */
function drawWords(pdf: Pdf, { title, paragraphs }: Printed['words']): void {
  heading(pdf, title)
  for (const paragraph of paragraphs) {
    const words = pen(pdf, paragraph, { size: 10.5, colour: ink.text })
    drawAs(pdf, 'P', () => {
      pdf.text(words, column.left, pdf.y, { width: column.width, lineGap: 2 })
    })
    pdf.y += 7
  }
}

function drawDeliverables(pdf: Pdf, { title, none, ...table }: Printed['deliverables']): void {
  heading(pdf, title)
  if (table.rows.length > 0) return drawTable(pdf, table, [0.06, 0.54, 0.2, 0.2])
  const room = { left: column.left, top: pdf.y, width: column.width }
  pdf.y = room.top + write(pdf, none, { ...room, size: 10.5, colour: ink.soft }) + 4
}

interface Table {
  columns: readonly string[]
  rows: string[][]
}

/** A table whose columns have shares of the width; what is long goes on below. */
function drawTable(pdf: Pdf, { columns, rows }: Table, shares: number[]): void {
  drawWithin(pdf, 'Table', () => {
    drawRow(pdf, columns, shares, { size: 8.5, colour: ink.faint, as: 'TH' })
    for (const row of rows) drawRow(pdf, row, shares, { size: 10, colour: ink.text, as: 'TD' })
  })
}

function drawRow(
  pdf: Pdf,
  cells: readonly string[],
  shares: number[],
  style: { size: number; colour: string; as: 'TH' | 'TD' },
): void {
  const rooms = cells.map((_, at) => ({
    left: column.left + column.width * shares.slice(0, at).reduce((sum, share) => sum + share, 0),
    width: column.width * (shares[at] ?? 0) - 10,
  }))
  const more = { ...style, lines: 6 }
  const heights = cells.map((text, at) => heightOf(pdf, text, { ...rooms[at]!, ...more }))
  const height = Math.max(...heights)
  keepTogether(pdf, height + 14)
  const top = pdf.y
  drawWithin(pdf, 'TR', () => {
    for (const [at, text] of cells.entries()) {
      write(pdf, text, { ...rooms[at]!, ...more, top: top + 5 })
    }
  })
  rule(pdf, top + height + 11)
}

/** What paper cannot be asked: that nothing was paid by it, and where it stands. */
function drawNotes(pdf: Pdf, notes: string[]): void {
  const room = { left: column.left, width: column.width, size: 9, colour: ink.soft, lines: 6 }
  const height = notes.reduce((sum, note) => sum + heightOf(pdf, note, room) + 5, 0)
  keepTogether(pdf, height + 20)
  pdf.y += 16
  for (const note of notes) {
    const { y: top } = pdf
    pdf.y = top + write(pdf, note, { ...room, top }) + 5
  }
}
