import { isMet, isStanding, type Result } from './results.ts'

/** The columns of the one table that every bench fills. */
export const columns = ['', 'ours', 'p99', 'floor', 'p99', 'ratio', 'goal', '']

/** A result as the cells of a row. */
export function cellsOf(result: Result): string[] {
  const verdict = isMet(result) ? 'met' : 'MISSED'
  if (!isStanding(result)) {
    const { name, value, unit, p99Ms, bar, isLeast } = result
    const side = isLeast ? 'at least' : 'at most'
    const most = bar === null ? ['', ''] : [`${side} ${round(bar)} ${unit}`.trimEnd(), verdict]
    return [
      name,
      `${round(value)} ${unit}`.trimEnd(),
      p99Ms === undefined ? '' : msOf(p99Ms),
      '',
      '',
      '',
      ...most,
    ]
  }
  const { name, ours, floor, ratio, goal } = result
  const least = goal === null ? ['', ''] : [`at least ${goal}`, verdict]
  const runs = [ours, floor].flatMap(({ perSecond, p99Ms }) => [
    `${round(perSecond)}/s`,
    msOf(p99Ms),
  ])
  return [name, ...runs, ratio.toFixed(2), ...least]
}

/** Prints results as one table. */
export function printTable(results: Result[]): void {
  printRows([columns, ...results.map(cellsOf)])
}

/** Prints cells in columns, the first row being their names. */
export function printRows(rows: string[][]): void {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
  }
}

const msOf = (ms: number) => `${round(ms)} ms`

function round(value: number): string {
  return value < 10 ? String(Math.round(value * 100) / 100) : value.toFixed(0)
}
