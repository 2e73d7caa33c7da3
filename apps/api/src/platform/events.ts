import type { Tx } from './database/index.ts'

/**
 * Something that happened, told by a feature to features on its right which it must not import.
 * `app.ts` connects the two. Reactions take part in the transaction of what happened, so that both
 * are there or neither; what concerns the outside world they put off with `tx.afterCommit`.
 */
export interface Happening<T> {
  readonly name: string
  readonly example?: T
}

export function happening<T>(name: string): Happening<T> {
  return { name }
}

export type Reaction<T> = (tx: Tx, what: T) => Promise<void>

/** What reacts to what, in the order it was connected. */
export class Reactions {
  readonly #byName = new Map<string, Reaction<never>[]>()

  on<T>(what: Happening<T>, reaction: Reaction<T>): this {
    const list = this.#byName.get(what.name) ?? []
    this.#byName.set(what.name, [...list, reaction as Reaction<never>])
    return this
  }

  async run<T>(tx: Tx, what: Happening<T>, value: T): Promise<void> {
    for (const reaction of this.#byName.get(what.name) ?? []) {
      await (reaction as unknown as Reaction<T>)(tx, value)
    }
  }
}
