import { LRUCache } from 'lru-cache'
import { minute } from '../clock.ts'
import { createSharedCache, productClock } from '../cache.ts'
import type { Packed } from './compressed.ts'
import { type FindChanges, HeardChanges, usualFreshMs } from './heard-changes.ts'

/** A page as it was drawn for a visitor. */
export interface Drawn {
  status: number
  packed: Packed
  /** All the people the page tells of; null where they are not known. */
  about: ReadonlySet<number> | null
  /** It is for who has a mailed link alone, who sees at once what they changed by it. */
  isSecret?: true
}

/** In bytes of what is sent: some four thousand pages as browsers take them. */
const mostBytes = 64_000_000

/**
 * What no change tells comes with time: people like one who are new, a moment that is over. Nothing is
 * kept for longer than this, in seconds.
 */
const longest = 5 * minute

/** What else is drawn serves all visitors who ask within a moment. */
const momentarily = { max: 500, seconds: 1 }

/**
 * Pages as visitors see them, by everything that they vary by. One that tells of certain people is kept
 * until something of theirs changes, on whichever server (decision 0101); any other for a moment.
 */
export class KeptPages<P extends Drawn> {
  readonly #changes: HeardChanges
  readonly #pages: LRUCache<string, P>
  readonly #keysOf = new Map<number, Set<string>>()
  readonly #moment = createSharedCache<P>(momentarily)

  constructor(findChanges: FindChanges, freshMs = usualFreshMs) {
    this.#pages = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ packed, about }, key) =>
        packed.text.length + key.length + 100 * (about?.size ?? 0) + 500,
      ttl: longest * 1000,
      ttlResolution: 0,
      perf: { now: productClock },
      dispose: (page, key) => this.#forgetKey(page, key),
    })
    this.#changes = new HeardChanges(findChanges, (people) => this.#letGo(people), freshMs)
  }

  /** The page kept under a key that is still true (a hit), or drawn now. */
  async get(key: string, draw: () => Promise<P>): Promise<{ page: P; isHit: boolean }> {
    const isHeard = await this.#changes.hear()
    const kept = isHeard ? this.#pages.get(key) : undefined
    if (kept) return { page: kept, isHit: true }
    // Whoever asks after a change was heard waits for no drawing that began before it.
    const shared = `${this.#changes.lastChange} ${key}`
    const page = await this.#moment.get(shared, () => this.#draw(key, draw))
    // A page that is missing may be there at once; one that is kept is looked for among those.
    if (page.status !== 200 || page.about || page.isSecret) this.#moment.drop(shared)
    return { page, isHit: false }
  }

  async #draw(key: string, draw: () => Promise<P>): Promise<P> {
    const since = this.#changes.mark()
    const page = await draw()
    const { status, about } = page
    if (status === 200 && about && !this.#changes.any(about, since)) this.#keep(key, page, about)
    return page
  }

  #keep(key: string, page: P, about: ReadonlySet<number>): void {
    this.#pages.set(key, page)
    // One that was too large to be kept is not looked for.
    if (!this.#pages.has(key)) return
    for (const id of about) this.#keysOf.set(id, (this.#keysOf.get(id) ?? new Set()).add(key))
  }

  #letGo(people: Iterable<number> | 'everybody'): void {
    if (people === 'everybody') return this.#pages.clear()
    for (const id of people) {
      for (const key of [...(this.#keysOf.get(id) ?? [])]) this.#pages.delete(key)
    }
  }

  #forgetKey({ about }: P, key: string): void {
    for (const id of about ?? []) {
      const keys = this.#keysOf.get(id)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOf.delete(id)
    }
  }
}
