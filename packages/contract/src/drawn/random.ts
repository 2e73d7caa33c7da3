/** Chance that always falls the same way for the same seed, so that a picture is one's own. */
export type Random = {
  /** A whole number from `least` to `most`, both possible. */
  between: (least: number, most: number) => number
  pick: <Thing>(things: readonly [Thing, ...Thing[]]) => Thing
  chance: (share: number) => boolean
}

export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (things) => things[Math.floor(next() * things.length)] ?? things[0],
    chance: (share) => next() < share,
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value
}
