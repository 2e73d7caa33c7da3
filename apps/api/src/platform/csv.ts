import { numbers, perLanguage } from '@podium/phrases/format'

/**
 * One line of a CSV file. A text that a spreadsheet would take for a formula gets an apostrophe in
 * front, so that one person's words are never run on another's machine; the full-width signs of Chinese
 * and Japanese keyboards begin one as well.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text =
    /^[\s]*[=+\-@|%＝＋－＠]/.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/** Writes euros as a spreadsheet of the language reads them: without their sign and without groups. */
export const csvEuros = perLanguage((locale) =>
  numbers(locale, { useGrouping: false, minimumFractionDigits: 2 }),
)
