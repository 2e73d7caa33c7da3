import { useSyncExternalStore } from 'react'

type Answer = (goesOn: boolean) => void

/** Where acts wait until the user has done something first, which a dialog of the page asks for. */
export interface Gate {
  /** Waits for the answer; false at once where no dialog asks. */
  ask(): Promise<boolean>
  /** It is done, or put off: every act that waits goes on, or stays refused. */
  answer(goesOn: boolean): void
  subscribe(listener: () => void): () => void
  isWanted(): boolean
}

export function createGate(): Gate {
  let waiting: readonly Answer[] = []
  const listeners = new Set<() => void>()
  const become = (next: readonly Answer[]) => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    ask() {
      if (listeners.size === 0) return Promise.resolve(false)
      return new Promise((resolve) => become([...waiting, resolve]))
    },
    answer(goesOn) {
      const answered = waiting
      become([])
      for (const resume of answered) resume(goesOn)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isWanted: () => waiting.length > 0,
  }
}

/** Whether an act waits at a gate. */
export function useIsActWaiting({ subscribe, isWanted }: Gate): boolean {
  return useSyncExternalStore(subscribe, isWanted, () => false)
}

/** Acts that wait until changed terms are accepted (`terms.versions`). */
export const consent = createGate()

/** Serious acts that wait for the password, sent again as they were once it is proved. */
export const proof = createGate()
