import {
  column,
  drawAs,
  heading,
  heightOf,
  ink,
  keepTogether,
  type Pdf,
  rule,
  write,
} from '../../../platform/paper/index.ts'
import type { KitSeason } from './kit.ts'
import { gauge, moreLine } from './parts.ts'

/** The season: who doubles, the goals with how far they have come, what is ahead, what was told. */
export function drawSeason(pdf: Pdf, season: KitSeason): void {
  const { title, matches, goals, ahead, updates } = season
  if (matches.length + goals.length > 0) {
    heading(pdf, title)
    for (const match of matches) line(pdf, match)
    for (const goal of goals) drawGoal(pdf, goal)
  }
  drawRows(pdf, ahead, drawCompetition)
  drawRows(pdf, updates, drawUpdate)
}

interface Rows<T> {
  title: string
  list: T[]
  more: string | null
}

function drawRows<T>(
  pdf: Pdf,
  { title, list, more }: Rows<T>,
  draw: (pdf: Pdf, row: T) => void,
): void {
  if (list.length === 0) return
  heading(pdf, title)
  for (const row of list) draw(pdf, row)
  moreLine(pdf, more)
}

const whole = { left: column.left, width: column.width }
const soft = { ...whole, size: 9.5, colour: ink.soft, lines: 4 } as const

function line(pdf: Pdf, text: string): void {
  keepTogether(pdf, heightOf(pdf, text, soft) + 6)
  pdf.y += write(pdf, text, { ...soft, top: pdf.y }) + 6
  pdf.x = column.left
}

const bold = { ...whole, face: 'bold', size: 11, colour: ink.text, lines: 2 } as const
const figures = { ...whole, face: 'bold', size: 9.5, colour: ink.tartan, lines: 2 } as const

function drawGoal(
  pdf: Pdf,
  { title, purpose, share, progress, notes }: KitSeason['goals'][number],
): void {
  const said = purpose ? heightOf(pdf, purpose, soft) + 4 : 0
  keepTogether(pdf, heightOf(pdf, title, bold) + said + 46)
  let top = pdf.y + 4
  top += write(pdf, title, { ...bold, top }) + 4
  if (purpose) top += write(pdf, purpose, { ...soft, top }) + 4
  const lane = { left: column.left, top: top + 2, width: column.width }
  drawAs(pdf, 'Artifact', () => {
    gauge(pdf, lane, share, { lane: ink.line, filled: ink.tartan })
  })
  top += 12
  top += write(pdf, progress, { ...figures, top }) + 4
  pdf.y = top
  for (const note of notes) line(pdf, note)
  pdf.y += 6
  pdf.x = column.left
}

// A Portuguese day in words has one line.
const dayWidth = 120
const left = column.left + dayWidth
const beside = { left, width: column.width - dayWidth }

function drawCompetition(pdf: Pdf, { day, what, place }: KitSeason['ahead']['list'][number]): void {
  const name = { ...beside, face: 'bold', size: 10.5, colour: ink.text, lines: 2 } as const
  const where = { ...beside, size: 9, colour: ink.faint, lines: 2 } as const
  const first = heightOf(pdf, what, name)
  const height = first + (place ? heightOf(pdf, place, where) : 0) + 14
  keepTogether(pdf, height)
  const top = pdf.y
  drawDay(pdf, day, top)
  write(pdf, what, { ...name, top: top + 6 })
  if (place) write(pdf, place, { ...where, top: top + 7 + first })
  rule(pdf, top + height)
}

function drawUpdate(pdf: Pdf, { day, text }: KitSeason['updates']['list'][number]): void {
  const words = { ...beside, size: 10, colour: ink.text, lines: 8 } as const
  const height = heightOf(pdf, text, words) + 14
  keepTogether(pdf, height)
  const top = pdf.y
  drawDay(pdf, day, top)
  write(pdf, text, { ...words, top: top + 6 })
  rule(pdf, top + height)
}

function drawDay(pdf: Pdf, day: string, top: number): void {
  write(pdf, day, {
    ...{ left: column.left, top: top + 7, width: dayWidth - 12 },
    ...{ size: 9, colour: ink.soft, lines: 2, smallest: 8 },
  })
}
