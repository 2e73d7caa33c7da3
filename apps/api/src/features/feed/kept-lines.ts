import { calendarDay } from '@podium/contract/calendar'
import type { FeedItem } from '@podium/contract/feed'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { Heard, KeptOfPeople } from '../../platform/kept/index.ts'
import { Batcher } from '../../platform/batcher.ts'
import { type Step, type Walked, walkFeeds } from './records.ts'

/** What a line of feeds says: the same for everybody who may read it. */
export interface KeptLine {
  id: number
  /** What readers get of the line; null where its subject is hidden, taken back or over. */
  item: FeedItem | null
  /** The people the line is of. What it says changes with something of theirs, and with nobody else's. */
  about: number[]
  /** Milliseconds since 1970 from which on it may say something else. */
  until: number
}

/** Lines kept by a server at most: some twenty megabytes. */
const mostLines = 10_000

/**
 * The lines of feeds that were read last, for as long as nothing of their people has changed. Whether that
 * is so is asked with every page, in the statement that finds which lines are the reader's: what is kept is
 * as new as what is read.
 */
export class KeptLines {
  readonly #lines = new KeptOfPeople<number, KeptLine>({ mostSize: mostLines, sizeOf: () => 1 })
  readonly #heard = new Heard((people) => this.#lines.letGo(people))
  readonly #steps = new Batcher((asked: { db: Db; step: Step }[]) => this.#walkAll(asked))
  #day = ''

  /** Finds which lines of a step are for its reader; those who ask at the same time share one statement. */
  walk(db: Db, step: Step): Promise<Walked> {
    return this.#steps.ask({ db, step })
  }

  async #walkAll(asked: { db: Db; step: Step }[]): Promise<Walked[]> {
    const asking = this.#heard.ask()
    try {
      const steps = asked.map(({ step }) => step)
      // Every reader of feeds asks the primary, so the connection of the first of them serves all.
      const found = await walkFeeds(asked[0]!.db, steps, asking.from)
      this.#heard.hear(asking, found)
      return found.pages
    } catch (error) {
      this.#heard.forgetAll()
      throw error
    }
  }

  /** What lines tell, in the order of their ids; reads those that are not kept. */
  async read(
    ids: readonly number[],
    readMissing: (ids: readonly number[]) => Promise<KeptLine[]>,
  ): Promise<FeedItem[]> {
    const day = this.#beginDay()
    const time = now().getTime()
    const lines = new Map<number, KeptLine>()
    for (const id of ids) {
      const line = this.#lines.get(id)
      if (line && line.until > time) lines.set(id, line)
    }
    if (lines.size < ids.length) {
      const missing = ids.filter((id) => !lines.has(id))
      const since = this.#heard.mark()
      for (const line of await readMissing(missing)) {
        lines.set(line.id, line)
        if (day === this.#day && !this.#heard.any(line.about, since)) this.#lines.set(line.id, line)
      }
    }
    return ids.map((id) => lines.get(id)?.item).filter((item) => item != null)
  }

  /** Lets go of all lines as a day begins: a goal, a competition or a fund is over by the day. */
  #beginDay(): string {
    const day = calendarDay(now())
    if (day !== this.#day) this.#lines.letGo('everybody')
    this.#day = day
    return day
  }
}
