import { mark } from './mark.ts'
import { column, ink, margin, paper, type Pdf, write } from './sheet.ts'

interface Foot {
  line: string
  /** The number of a page: `{page}` and `{pages}` stand for the figures. */
  pageNumber: string
}

/** The foot of every page, once it is known how many there are. */
export function drawFeet(pdf: Pdf, { line, pageNumber }: Foot): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at)
    // What stands in the margin would otherwise begin another page.
    pdf.page.margins.bottom = 0
    const top = paper.height - margin.bottom + 26
    mark(pdf, { left: column.left, top: top - 2, across: 14, sides: ink.text })
    const soft = { top: top + 1, size: 8, colour: ink.faint, as: 'Artifact' } as const
    write(pdf, line, { ...soft, left: column.left + 20, width: 380 })
    const number = pageNumber.replace('{page}', String(at + 1)).replace('{pages}', String(count))
    const right = { left: paper.width - column.left - 90, width: 90, align: 'right' } as const
    write(pdf, number, { ...soft, ...right })
  }
}
