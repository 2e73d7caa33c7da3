import type { Page } from '@podium/contract/list'
import type { SupportEntry } from '@podium/contract/support'

/** Goes with the session: `client/session` takes it away. */
const storageKey = 'podium.pending-supporters'

interface Kept extends Page<SupportEntry> {
  athleteId: number
}

/** The requests an athlete had to answer when they were last here (`session.persisted`). */
export function keptPending(athleteId: number): Page<SupportEntry> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Kept | null
    return kept?.athleteId === athleteId && Array.isArray(kept.list) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps them with the session, so that the bar knows of them before they are read again. */
export function keepPending(athleteId: number, { list, total }: Page<SupportEntry>): void {
  try {
    const kept: Kept = { athleteId, list, total }
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Without storage they are known once they are read.
  }
}
