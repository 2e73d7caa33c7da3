import { ink, type Pdf } from './sheet.ts'
import { drawAs } from './structure.ts'

/** Podium's mark: three bars, the middle one the highest. */
export function mark(
  pdf: Pdf,
  { left, top, across, sides }: { left: number; top: number; across: number; sides: string },
): void {
  const unit = across / 16
  const bar = (at: number, from: number, colour: string) =>
    pdf
      .roundedRect(left + at * unit, top + from * unit, 4 * unit, (15 - from) * unit, unit)
      .fill(colour)
  drawAs(pdf, 'Artifact', () => {
    bar(1, 6, sides)
    bar(6, 1, sides === ink.white ? ink.tartanOnNight : ink.tartan)
    bar(11, 9, sides)
  })
}
