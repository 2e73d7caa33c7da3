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
  type Pdf,
  write,
} from '../../../platform/paper/index.ts'
import { drawPeople } from './people-table.ts'
import type { Report, ReportJob } from './report.ts'

/** Draws the report of a season, on as many A4 pages as it takes. */
export async function drawReport({ report, into }: ReportJob): Promise<MediaFacts> {
  await drawDocument(into, report, (pdf) => {
    drawHead(pdf, report)
    drawTiles(pdf, report.tiles)
    drawPlaces(pdf, report.places)
    drawPeople(pdf, report.people)
    drawSoldTo(pdf, report.soldTo)
    drawNotes(pdf, report.notes)
    drawFeet(pdf, { line: report.foot, pageNumber: report.pageNumber })
  })
  return { width: paper.width, height: paper.height, durationMs: null }
}

const headHeight = 170

/** The band at the top of the first page: whose season this is. */
function drawHead(pdf: Pdf, { mark: product, kicker, heading: title, line }: Report): void {
  drawAs(pdf, 'Artifact', () => {
    pdf.rect(0, 0, paper.width, headHeight).fill(ink.night)
    pdf.save().rect(0, 0, paper.width, headHeight).clip()
    pdf.lineWidth(1.4).strokeColor(ink.lane)
    for (let at = 0; at < 6; at++) {
      const down = 70 - at * 21
      pdf.moveTo(200, 190 + down)
      pdf.bezierCurveTo(330, 180 + down, 450, 90 + down, paper.width + 20, -20 + down).stroke()
    }
    pdf.rect(0, 0, paper.width, 5).fill(ink.tartanOnNight)
    pdf.restore()
  })
  mark(pdf, { left: column.left, top: 28, across: 20, sides: ink.white })
  const room = { left: column.left, width: column.width }
  write(pdf, product, {
    ...{ left: column.left + 27, top: 34, width: 240, face: 'display', size: 9.5 },
    colour: ink.white,
  })
  const above = { ...room, face: 'bold', size: 10.5, colour: ink.tartanOnNight } as const
  write(pdf, kicker, { ...above, top: 76 })
  const large = { ...room, face: 'display', size: 24, smallest: 15, colour: ink.white } as const
  const height = write(pdf, title, { ...large, top: 92, as: 'H1' })
  write(pdf, line, { ...room, top: 98 + height, size: 11, colour: ink.whiteSoft })
  pdf.x = column.left
  pdf.y = headHeight + 18
}

const gap = 10
const perLine = 4
const tileHeight = 66

function drawTiles(pdf: Pdf, tiles: Report['tiles']): void {
  const width = (column.width - gap * (perLine - 1)) / perLine
  for (let at = 0; at < tiles.length; at += perLine) {
    const top = pdf.y
    for (const [across, tile] of tiles.slice(at, at + perLine).entries()) {
      drawTile(pdf, tile, { left: column.left + across * (width + gap), top, width })
    }
    pdf.x = column.left
    pdf.y = top + tileHeight + gap
  }
}

function drawTile(
  pdf: Pdf,
  { label, value, note }: Report['tiles'][number],
  { left, top, width }: { left: number; top: number; width: number },
): void {
  drawAs(pdf, 'Artifact', () => pdf.roundedRect(left, top, width, tileHeight, 9).fill(ink.sand))
  const room = { left: left + 12, width: width - 20 }
  write(pdf, label, { ...room, top: top + 10, size: 8.5, smallest: 7, colour: ink.faint })
  write(pdf, value, {
    ...{ ...room, top: top + 24, face: 'display', size: 18, smallest: 9, colour: ink.text },
  })
  if (note) write(pdf, note, { ...room, top: top + 48, size: 8, smallest: 6.5, colour: ink.faint })
}

const labelWidth = 150
const valueWidth = 64

/** Each place with its share of all views, as a lane that is filled so far. */
function drawPlaces(pdf: Pdf, { title, rows }: Report['places']): void {
  heading(pdf, title, 20 * rows.length)
  const lane = { left: column.left + labelWidth + valueWidth + 14, width: 0 }
  lane.width = column.left + column.width - lane.left
  drawWithin(pdf, 'Table', () => {
    for (const { label, value, share } of rows) {
      const top = pdf.y
      drawAs(pdf, 'Artifact', () => {
        pdf.roundedRect(lane.left, top + 4, lane.width, 5, 2.5).fill(ink.sand)
        if (share > 0)
          pdf.roundedRect(lane.left, top + 4, lane.width * share, 5, 2.5).fill(ink.tartan)
      })
      pair(pdf, { label, value, top })
      pdf.y = top + 19
    }
  })
}

function pair(pdf: Pdf, { label, value, top }: { label: string; value: string; top: number }) {
  const style = { top, size: 10, colour: ink.text } as const
  drawWithin(pdf, 'TR', () => {
    write(pdf, label, { ...style, left: column.left, width: labelWidth, as: 'TD' })
    const right = { left: column.left + labelWidth, width: valueWidth, align: 'right' } as const
    write(pdf, value, { ...style, ...right, face: 'bold', smallest: 7, as: 'TD' })
  })
}

function drawSoldTo(pdf: Pdf, { title, rows }: Report['soldTo']): void {
  if (rows.length === 0) return
  heading(pdf, title, 20 * rows.length)
  drawWithin(pdf, 'Table', () => {
    for (const { label, value } of rows) {
      const top = pdf.y
      const style = { top, size: 10, colour: ink.text } as const
      drawWithin(pdf, 'TR', () => {
        write(pdf, label, { ...style, left: column.left, width: labelWidth, as: 'TD' })
        const rest = { left: column.left + labelWidth, width: column.width - labelWidth }
        write(pdf, value, { ...style, ...rest, as: 'TD' })
      })
      pdf.y = top + 19
    }
  })
}

/** What the figures mean: a reader of paper cannot ask. */
function drawNotes(pdf: Pdf, { title, texts }: Report['notes']): void {
  const room = { left: column.left, width: column.width, size: 9, colour: ink.soft, lines: 8 }
  const heights = texts.map((text) => heightOf(pdf, text, room))
  const height = heights.reduce((sum, one) => sum + one + 6, 0)
  keepTogether(pdf, height + 50)
  heading(pdf, title, height)
  for (const text of texts) {
    const top = pdf.y
    pdf.y = top + write(pdf, text, { ...room, top }) + 6
  }
}
