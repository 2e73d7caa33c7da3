import { hash, randomBytes } from 'node:crypto'

/** What was counted a short while ago, by hashes that cannot be turned back into addresses. */
export interface Recently {
  /** The hash of what tells browsers apart; another one after each start. */
  nameOf(...parts: string[]): string
  /** Whether this is the first of its kind for a while; notes it if so. */
  isFirst(name: string, about: string | number, at: number): boolean
}

type Names = Map<string, Map<string | number, number>>

/**
 * Remembers for `ms` milliseconds, in this process and nowhere else, at most about `most` things; beyond
 * them the oldest are forgotten sooner.
 */
export function createRecently({ ms, most }: { ms: number; most: number }): Recently {
  const salt = randomBytes(24).toString('base64')
  // What is forgotten goes as a whole: the older half once the newer one is as old as things are kept.
  let newer: Names = new Map()
  let older: Names = new Map()
  let since = Number.NEGATIVE_INFINITY
  let size = 0
  const turn = (at: number) => {
    if (at - since < ms && size < most / 2) return
    older = at - since < 2 * ms ? newer : new Map()
    newer = new Map()
    since = at
    size = 0
  }
  return {
    nameOf: (...parts) => hash('sha256', [salt, ...parts].join('\n'), 'base64'),
    isFirst(name, about, at) {
      turn(at)
      const known = newer.get(name)?.get(about) ?? older.get(name)?.get(about)
      // A clock that was set back forgets, and counts again.
      if (known !== undefined && Math.abs(at - known) < ms) return false
      const things = newer.get(name) ?? new Map<string | number, number>()
      newer.set(name, things.set(about, at))
      size += 1
      return true
    },
  }
}
