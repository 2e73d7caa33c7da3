import { createPath, type Location } from '../../router/index.ts'

/** How one gets to an address: through the history, by a new entry, or in place of the present one. */
export type HistoryAction = 'back or forward' | 'push' | 'replace'

interface HistoryEntry {
  key?: string
  state?: unknown
  /** Its place in the history of this tab, which tells how far back or forward the user went. */
  at?: number
}

/** The address in the browser's bar, with what was kept for this entry of its history. */
export function presentLocation(): Location {
  const { pathname, search, hash } = window.location
  const entry = presentEntry()
  return { pathname, search, hash, state: entry.state ?? null, key: entry.key ?? 'first' }
}

function presentEntry(): HistoryEntry {
  return (window.history.state ?? {}) as HistoryEntry
}

/** How many pages of ours one can go back through in this tab. */
export function historyPlace(): number {
  return presentEntry().at ?? 0
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

let at = 0

export function standAtStart(): void {
  at = presentEntry().at ?? 0
  window.history.replaceState({ ...presentEntry(), at }, '')
}

/** How many entries one went through the history, since it was last asked. */
export function stepsGone(): number {
  const entry = presentEntry()
  // An entry without a place was made by the browser itself, for a link within the page.
  if (entry.at === undefined) {
    window.history.replaceState({ ...entry, key: newKey(), at: at + 1 }, '')
  }
  const steps = (entry.at ?? at + 1) - at
  at += steps
  return steps
}

export function writeHistory(location: Location, action: HistoryAction): void {
  if (action === 'back or forward') return
  if (action === 'push') at += 1
  const entry: HistoryEntry = { key: location.key, state: location.state, at }
  if (action === 'push') window.history.pushState(entry, '', createPath(location))
  if (action === 'replace') window.history.replaceState(entry, '', createPath(location))
}
