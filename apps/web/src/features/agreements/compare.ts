import type { Deliverable } from '@podium/contract/agreements'

/** Words that both texts have, or one of them alone. */
export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** What changed between two texts, word by word, in the order they are read. */
export function compareTexts(before: string, after: string): Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  const begin = alike(old, fresh)
  const end = alike(old.slice(begin).toReversed(), fresh.slice(begin).toReversed())
  return joined([
    ...old.slice(0, begin).map(same),
    ...between(old.slice(begin, old.length - end), fresh.slice(begin, fresh.length - end)),
    ...old.slice(old.length - end).map(same),
  ])
}

/** Words with the space after them. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*?(?=\s|$)|\s+/g) ?? []
}

const same = (text: string): Piece => ({ kind: 'same', text })

/** How many words two lists begin with alike. */
function alike(one: string[], other: string[]): number {
  const at = one.findIndex((word, index) => word !== other[index])
  return at < 0 ? Math.min(one.length, other.length) : at
}

/** Keeps the longest row of words that both have, in their order. */
function between(old: string[], fresh: string[]): Piece[] {
  const length = lengthsOf(old, fresh)
  const pieces: Piece[] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < fresh.length) {
    if (at < old.length && to < fresh.length && old[at] === fresh[to]) {
      pieces.push(same(old[at]!))
      at += 1
      to += 1
    } else if (
      to >= fresh.length ||
      (at < old.length && length(at + 1, to) >= length(at, to + 1))
    ) {
      pieces.push({ kind: 'removed', text: old[at]! })
      at += 1
    } else {
      pieces.push({ kind: 'added', text: fresh[to]! })
      to += 1
    }
  }
  return pieces
}

/** How many words can be kept from two places on. */
function lengthsOf(old: string[], fresh: string[]) {
  const width = fresh.length + 1
  const kept = new Uint16Array((old.length + 1) * width)
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = fresh.length - 1; to >= 0; to -= 1) {
      kept[at * width + to] =
        old[at] === fresh[to]
          ? kept[(at + 1) * width + to + 1]! + 1
          : Math.max(kept[(at + 1) * width + to]!, kept[at * width + to + 1]!)
    }
  }
  return (at: number, to: number) => kept[at * width + to] ?? 0
}

/** Neighbours of one kind are one piece. */
function joined(pieces: Piece[]): Piece[] {
  const list: Piece[] = []
  for (const piece of pieces) {
    const last = list.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else list.push({ ...piece })
  }
  return list
}

type Promised = Pick<Deliverable, 'n' | 'title' | 'due'>

/** What became of a deliverable between two versions; `before` is the day it had. */
export interface ChangedDeliverable extends Promised {
  kind: 'added' | 'removed' | 'moved'
  before: string | null
}

/** What is promised anew, not any more, or by another day. */
export function compareDeliverables(
  before: readonly Promised[],
  after: readonly Promised[],
): ChangedDeliverable[] {
  const old = new Map(before.map((one) => [one.n, one]))
  const left = new Set(after.map(({ n }) => n))
  return [
    ...before.flatMap((one): ChangedDeliverable[] =>
      left.has(one.n) ? [] : [{ ...one, kind: 'removed', before: one.due }],
    ),
    ...after.flatMap((one): ChangedDeliverable[] => {
      const was = old.get(one.n)
      if (!was) return [{ ...one, kind: 'added', before: null }]
      return was.due === one.due ? [] : [{ ...one, kind: 'moved', before: was.due }]
    }),
  ]
}
