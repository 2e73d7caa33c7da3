/** Many short texts as one: a fraction of the memory of as many strings, and searched in one go. */
export interface Lines {
  text: string
  /** Where each line starts, and after the last one where the text ends. */
  starts: Uint32Array
}

export function joinLines(lines: string[]): Lines {
  const starts = new Uint32Array(lines.length + 1)
  for (const [index, line] of lines.entries()) {
    starts[index + 1] = (starts[index] ?? 0) + line.length + 1
  }
  return { text: lines.map((line) => `${line}\n`).join(''), starts }
}

/** The position at which a line starts. */
export function startOf(lines: Lines, index: number): number {
  return lines.starts[index] ?? lines.text.length
}

export function lineAt(lines: Lines, index: number): string {
  return lines.text.slice(startOf(lines, index), startOf(lines, index + 1) - 1)
}

/** The index of the line a position is on, known to be from `low` on and before `high`. */
export function indexAt(lines: Lines, position: number, low: number, high: number): number {
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (startOf(lines, middle) <= position) low = middle
    else high = middle
  }
  return low
}
