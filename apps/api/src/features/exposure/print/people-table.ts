import {
  column,
  drawWithin,
  heading,
  heightOf,
  ink,
  keepTogether,
  type Pdf,
  rule,
  write,
} from '../../../platform/paper/index.ts'
import type { Report } from './report.ts'

const firstWidth = 158

interface Cell {
  left: number
  width: number
  align: 'left' | 'right'
}

/** The place of a cell: names to the left, figures under each other to the right. */
function cellAt(at: number, columns: number): Cell {
  if (at === 0) return { left: column.left, width: firstWidth - 8, align: 'left' }
  const width = (column.width - firstWidth) / (columns - 1)
  return { left: column.left + firstWidth + (at - 1) * width, width: width - 3, align: 'right' }
}

/** A line for each person, with what came of it below the name; the heads again on each page. */
export function drawPeople(pdf: Pdf, { title, columns, rows, more }: Report['people']): void {
  if (rows.length === 0) return
  heading(pdf, title, 70)
  drawWithin(pdf, 'Table', () => {
    heads(pdf, columns)
    for (const row of rows) {
      const height = heightOfRow(pdf, row)
      const page = pdf.page
      keepTogether(pdf, height)
      if (pdf.page !== page) heads(pdf, columns, true)
      drawRow(pdf, row, height)
    }
  })
  if (!more) return
  const room = { left: column.left, top: pdf.y + 6, width: column.width }
  pdf.y = room.top + write(pdf, more, { ...room, size: 9.5, colour: ink.faint })
}

/** On a further page the heads are there for the eye alone: a screen reader has said them. */
function heads(pdf: Pdf, columns: string[], isAgain = false): void {
  const top = pdf.y
  const style = { top, size: 8, smallest: 5.5, colour: ink.faint, lines: 2 } as const
  const draw = () => {
    for (const [at, label] of columns.entries()) {
      const as = isAgain ? 'Artifact' : 'TH'
      write(pdf, label, { ...style, ...cellAt(at, columns.length), as })
    }
  }
  if (isAgain) draw()
  else drawWithin(pdf, 'TR', draw)
  rule(pdf, top + 20)
}

const noteStyle = {
  left: column.left,
  width: column.width,
  size: 8.5,
  colour: ink.faint,
  lines: 2,
} as const

function heightOfRow(pdf: Pdf, { note }: Report['people']['rows'][number]): number {
  return 24 + (note ? heightOf(pdf, note, noteStyle) + 3 : 0)
}

function drawRow(pdf: Pdf, { cells, note }: Report['people']['rows'][number], height: number) {
  const top = pdf.y
  drawWithin(pdf, 'TR', () => {
    for (const [at, text] of cells.entries()) {
      const face = at === 0 ? 'bold' : 'regular'
      const style = { face, size: 10, smallest: 6.5, colour: ink.text } as const
      write(pdf, text, { ...style, ...cellAt(at, cells.length), top: top + 6, as: 'TD' })
    }
  })
  if (note) {
    drawWithin(pdf, 'TR', () => {
      write(pdf, note, { ...noteStyle, top: top + 21, as: 'TD' })
    })
  }
  rule(pdf, top + height)
}
