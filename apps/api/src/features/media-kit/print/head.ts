import {
  column,
  drawAs,
  heightOf,
  ink,
  mark,
  paper,
  type Pdf,
  write,
} from '../../../platform/paper/index.ts'
import type { Kit } from './kit.ts'
import { portrait, type PdfImage } from './pictures.ts'

const height = 236
const circle = { left: column.left, top: 82, across: 118 }
const words = { left: 190, width: paper.width - 190 - column.left }

interface HeadImages {
  avatar: PdfImage | null
  cover: PdfImage | null
}

/** The band at the top of the first page: who this is, under floodlights. */
export function drawHead(pdf: Pdf, kit: Kit, { avatar, cover }: HeadImages): void {
  drawAs(pdf, 'Artifact', () => background(pdf, cover))
  mark(pdf, { left: column.left, top: 28, across: 20, sides: ink.white })
  const soft = { size: 9.5, colour: ink.whiteSoft, top: 34, width: 240 }
  write(pdf, kit.mark, { ...soft, left: column.left + 27, face: 'display', colour: ink.white })
  write(pdf, kit.kind, { ...soft, left: paper.width - column.left - 240, align: 'right' })
  drawAs(pdf, 'Artifact', () => ring(pdf))
  portrait(pdf, kit.athlete, avatar, circle)
  name(pdf, kit)
  pdf.x = column.left
  pdf.y = height + 20
}

/** The cover, darkened so that words can be read on it, or the lanes of a track. */
function background(pdf: Pdf, cover: PdfImage | null): void {
  pdf.save().rect(0, 0, paper.width, height).clip()
  pdf.rect(0, 0, paper.width, height).fill(ink.night)
  if (cover) {
    pdf.image(cover.jpeg, 0, 0, { cover: [paper.width, height], align: 'center' })
    const shade = pdf.linearGradient(0, 0, paper.width, 0)
    shade.stop(0, ink.night, 0.92).stop(0.55, ink.night, 0.86).stop(1, ink.night, 0.62)
    pdf.rect(0, 0, paper.width, height).fill(shade)
  } else {
    lanes(pdf)
  }
  pdf.rect(0, 0, paper.width, 5).fill(ink.tartanOnNight)
  pdf.restore()
}

function lanes(pdf: Pdf): void {
  pdf.lineWidth(1.4).strokeColor(ink.lane)
  for (let at = 0; at < 7; at++) {
    const down = 118 - at * 21
    pdf.moveTo(-20, 214 + down)
    pdf.bezierCurveTo(190, 196 + down, 375, 114 + down, paper.width + 20, -28 + down).stroke()
  }
}

function ring(pdf: Pdf): void {
  const { left, top, across } = circle
  const [x, y] = [left + across / 2, top + across / 2]
  pdf
    .circle(x, y, across / 2 + 5)
    .lineWidth(2)
    .fillAndStroke(ink.night, ink.tartanOnNight)
}

/** Kicker, name and line, in the middle of the circle's height. */
function name(pdf: Pdf, { kicker, athlete, line }: Kit): void {
  const above = { ...words, face: 'bold', size: 10.5, colour: ink.tartanOnNight } as const
  const large = {
    ...words,
    ...({ face: 'display', size: 28, smallest: 15, lines: 2 } as const),
    colour: ink.white,
  }
  const below = { ...words, size: 11, colour: ink.whiteSoft, lines: 2 } as const
  const first = heightOf(pdf, kicker, above)
  const second = heightOf(pdf, athlete.name, large)
  const third = line ? heightOf(pdf, line, below) : 0
  let top = circle.top + (circle.across - first - second - third - 14) / 2
  write(pdf, kicker, { ...above, top })
  top += first + 6
  write(pdf, athlete.name, { ...large, top, as: 'H1' })
  top += second + 8
  if (line) write(pdf, line, { ...below, top })
}
