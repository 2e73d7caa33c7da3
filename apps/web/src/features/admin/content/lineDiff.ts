/** A line of a comparison: in both, only in the new text, only in the old, or a run of equal ones left out. */
export type DiffLine =
  | { kind: 'same' | 'added' | 'removed'; text: string }
  | { kind: 'skipped'; count: number }

/** What became of a text, line by line, by the longest run of lines they have in common. */
export function lineDiff(old: string, fresh: string): DiffLine[] {
  const [before, after] = [old.split('\n'), fresh.split('\n')]
  const common = commonLengths(before, after)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      lines.push({ kind: 'same', text: before[i] ?? '' })
      i += 1
      j += 1
    } else if (j < after.length && at(common, i, j + 1) > at(common, i + 1, j)) {
      lines.push({ kind: 'added', text: after[j] ?? '' })
      j += 1
    } else {
      lines.push({ kind: 'removed', text: before[i] ?? '' })
      i += 1
    }
  }
  return lines
}

/** How many lines two texts have in common from each pair of places on. */
function commonLengths(before: string[], after: string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  )
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i] ?? []
      row[j] =
        before[i] === after[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
    }
  }
  return lengths
}

const at = (lengths: number[][], i: number, j: number) => lengths[i]?.[j] ?? -1

/** Equal lines around a change that help to find it. */
const context = 2

/** Leaves out what did not change, but for a few lines around what did. */
export function shorten(lines: DiffLine[]): DiffLine[] {
  const isNear = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - context), index + context + 1)
      .some(({ kind }) => kind !== 'same'),
  )
  const short: DiffLine[] = []
  for (const [index, line] of lines.entries()) {
    const last = short.at(-1)
    if (isNear[index]) short.push(line)
    else if (last?.kind === 'skipped') last.count += 1
    else short.push({ kind: 'skipped', count: 1 })
  }
  return short
}
