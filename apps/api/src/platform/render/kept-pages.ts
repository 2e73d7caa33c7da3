import { createSharedCache } from '../cache.ts'
import { type FindChanges, HeardChanges, KeptOfPeople, usualFreshMs } from '../kept/index.ts'
import type { Packed } from './compressed.ts'

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

/** What else is drawn serves all visitors who ask within a moment. */
const momentarily = { max: 500, seconds: 1 }

/**
 * Pages as visitors see them, by everything that they vary by. One that tells of certain people is kept
 * until something of theirs changes, on whichever server; any other for a moment.
 */
export class KeptPages<P extends Drawn> {
  readonly #changes: HeardChanges
  readonly #pages: KeptOfPeople<string, P>
  readonly #moment = createSharedCache<P>(momentarily)

  constructor(findChanges: FindChanges, freshMs = usualFreshMs) {
    this.#pages = new KeptOfPeople({
      mostSize: mostBytes,
      sizeOf: ({ packed, about }, key) =>
        packed.text.length + key.length + 100 * (about?.size ?? 0) + 500,
    })
    this.#changes = new HeardChanges(findChanges, (people) => this.#pages.letGo(people), freshMs)
  }

  /** The page kept under a key that is still true (a hit), or drawn now. */
  async get(key: string, draw: () => Promise<P>): Promise<{ page: P; isHit: boolean }> {
    const isHeard = await this.#changes.hear()
    const kept = isHeard ? this.#pages.get(key) : undefined
    if (kept) return { page: kept, isHit: true }
    // Whoever asks after a change was heard waits for no drawing that began before it.
    const shared = `${this.#changes.heard.lastChange} ${key}`
    const page = await this.#moment.get(shared, () => this.#draw(key, draw))
    // A page that is missing may be there at once; one that is kept is looked for among those.
    if (page.status !== 200 || page.about || page.isSecret) this.#moment.drop(shared)
    return { page, isHit: false }
  }

  async #draw(key: string, draw: () => Promise<P>): Promise<P> {
    const { heard } = this.#changes
    const since = heard.mark()
    const page = await draw()
    const { status, about } = page
    if (status === 200 && about && !heard.any(about, since)) this.#pages.set(key, page)
    return page
  }
}
