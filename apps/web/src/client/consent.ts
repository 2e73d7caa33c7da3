import { useSyncExternalStore } from 'react'

type Answer = (accepted: boolean) => void

let waiting: readonly Answer[] = []
const listeners = new Set<() => void>()

function become(next: readonly Answer[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Acts that wait until changed terms are accepted (P4), and whoever asks for it on the page. */
export const consent = {
  /** Waits for the answer; false at once where nobody asks. */
  ask(): Promise<boolean> {
    if (listeners.size === 0) return Promise.resolve(false)
    return new Promise((resolve) => become([...waiting, resolve]))
  },

  /** The terms were accepted, or put off: every act that waits goes on, or stays refused. */
  answer(accepted: boolean): void {
    const told = waiting
    become([])
    for (const tell of told) tell(accepted)
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Whether an act waits for the terms to be accepted. */
export function useConsentWanted(): boolean {
  return useSyncExternalStore(
    consent.subscribe,
    () => waiting.length > 0,
    () => false,
  )
}
