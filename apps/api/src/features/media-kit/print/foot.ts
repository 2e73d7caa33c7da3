import { encode } from 'uqr'
import type { Kit } from './kit.ts'
import {
  column,
  drawAs,
  heightOf,
  ink,
  keepTogether,
  type Pdf,
  write,
} from '../../../platform/paper/index.ts'

const code = 96

/** Where the athlete is found: in words, and as a code for a phone's camera. */
export function drawContact(pdf: Pdf, { title, text, address }: Kit['contact']): void {
  const room = { left: column.left + code + 48, width: column.width - code - 72 }
  const head = { ...room, face: 'display', size: 15, smallest: 11, lines: 2, as: 'H2' } as const
  const first = heightOf(pdf, title, { ...head, colour: ink.white })
  const words = { ...room, size: 10, colour: ink.whiteSoft, lines: 5 }
  const second = heightOf(pdf, text, words)
  const height = Math.max(code + 48, first + second + 70)
  keepTogether(pdf, height + 22)
  const top = pdf.y + 20
  drawAs(pdf, 'Artifact', () => {
    pdf.roundedRect(column.left, top, column.width, height, 14).fill(ink.night)
    drawCode(pdf, address, { left: column.left + 24, top: top + (height - code) / 2 })
  })
  let at = top + (height - first - second - 28) / 2
  write(pdf, title, { ...head, top: at, colour: ink.white })
  at += first + 6
  write(pdf, text, { ...words, top: at })
  at += second + 7
  write(pdf, address, {
    ...{ ...room, top: at, face: 'bold', size: 11, smallest: 7, colour: ink.tartanOnNight },
    link: address,
  })
  pdf.x = column.left
  pdf.y = top + height
}

function drawCode(pdf: Pdf, address: string, { left, top }: { left: number; top: number }): void {
  const { data, size } = encode(address, { border: 0, ecc: 'M' })
  pdf.roundedRect(left - 8, top - 8, code + 16, code + 16, 8).fill('#ffffff')
  const unit = code / size
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      // A hair wider than a unit, so that no light shows between two dark ones.
      if (isDark) pdf.rect(left + x * unit, top + y * unit, unit + 0.05, unit + 0.05)
    }
  }
  pdf.fill(ink.text)
  pdf.link(left, top, code, code, address)
}
