import { LRUCache } from 'lru-cache'
import { minute } from '../clock.ts'
import { productClock } from '../cache.ts'

/**
 * What no change tells comes with time: people like one who are new, a moment that is over. Nothing is
 * kept for longer than this, in seconds.
 */
const longest = 5 * minute

/** Something that tells of people, by their ids. */
interface OfPeople {
  about: Iterable<number> | null
}

/** Keeps what tells of people until something of theirs changes. */
export class KeptOfPeople<K extends string | number, V extends OfPeople> {
  readonly #kept: LRUCache<K, V>
  readonly #keysOf = new Map<number, Set<K>>()

  /** `mostSize` is in the unit of `sizeOf`; the least recently used goes before there is more. */
  constructor({ mostSize, sizeOf }: { mostSize: number; sizeOf: (value: V, key: K) => number }) {
    this.#kept = new LRUCache({
      maxSize: mostSize,
      sizeCalculation: sizeOf,
      ttl: longest * 1000,
      ttlResolution: 0,
      perf: { now: productClock },
      dispose: (value, key) => this.#forgetKey(value, key),
    })
  }

  get(key: K): V | undefined {
    return this.#kept.get(key)
  }

  set(key: K, value: V): void {
    this.#kept.set(key, value)
    // One that was too large to be kept is not looked for.
    if (!this.#kept.has(key)) return
    for (const id of value.about ?? []) {
      this.#keysOf.set(id, (this.#keysOf.get(id) ?? new Set()).add(key))
    }
  }

  letGo(people: Iterable<number> | 'everybody'): void {
    if (people === 'everybody') return this.#kept.clear()
    for (const id of people) {
      for (const key of [...(this.#keysOf.get(id) ?? [])]) this.#kept.delete(key)
    }
  }

  #forgetKey({ about }: V, key: K): void {
    for (const id of about ?? []) {
      const keys = this.#keysOf.get(id)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOf.delete(id)
    }
  }
}
