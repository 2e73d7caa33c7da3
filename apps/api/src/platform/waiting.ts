import type { WaitingFacts } from '@podium/contract/home'

/** Something that waits for somebody, as the feature that keeps it knows it. */
export interface Waiting {
  id: number | string
  since: Date
  /** When it is decided without them; null where it waits as long as it must. */
  deadline: Date | null
  /** Who waits; null where it is nobody. */
  personId: number | null
  facts: WaitingFacts
}

/** The most urgent of one kind, and how many there are. */
export interface WaitingList {
  total: number
  list: Waiting[]
}

/** Rows of a statement that also counts, on each of them, all there are. */
export function countedList<Row extends { total: number }>(
  rows: readonly Row[],
  view: (row: Row) => Waiting,
): WaitingList {
  return { total: rows[0]?.total ?? 0, list: rows.map(view) }
}
