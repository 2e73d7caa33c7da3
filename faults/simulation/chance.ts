import { seededNumbers } from '../histories/seeded.ts'

/** Draws that are the same for the same seed. */
export interface Chance {
  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number
  /** Whether something happens that does so once in `times`. */
  oneIn(times: number): boolean
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T
}

/** Draws of their own for each place in a plan, so that leaving one out changes no other. */
export function chanceOf(...place: number[]): Chance {
  // FNV-1a over the numbers: places side by side get seeds far apart.
  const seed = place.reduce((mixed, one) => Math.imul(mixed ^ one, 0x01000193) >>> 0, 0x811c9dc5)
  const next = seededNumbers(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: (list) => list[below(list.length)]!,
  }
}
