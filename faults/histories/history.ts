/**
 * What was asked of a store and what it answered, whatever the store is: lists to which values are
 * appended, each value once. An operation is one transaction; it took effect as a whole at one moment between
 * its invocation and its end, if the store keeps what it promises.
 */
export interface Operation {
  /** For people: what it was. */
  name: string
  /** Milliseconds on one clock. */
  invokedAt: number
  /** When it was answered; infinite where no answer came. */
  endedAt: number
  /** Refused: it said that nothing happened. Unknown: nobody heard what became of it. */
  outcome: 'done' | 'refused' | 'unknown'
  appends: Entry[]
  reads: Reading[]
}

export interface Entry {
  list: string
  value: string
}

/** Neighbours in a list, up to its end as it was; `isWhole` where they are all of it. */
export interface Reading {
  list: string
  values: string[]
  isWhole: boolean
}

/** What the lists hold once all is over, in the order in which they were appended. */
export type Lists = ReadonlyMap<string, readonly string[]>
