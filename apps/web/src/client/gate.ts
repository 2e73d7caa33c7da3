import { useSyncExternalStore } from 'react'

type Answer = (goesOn: boolean) => void

/** Where acts wait until a person has done something first, and whoever asks for it on the page. */
export interface Gate {
  /** Waits for the answer; false at once where nobody asks. */
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
      const told = waiting
      become([])
      for (const tell of told) tell(goesOn)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isWanted: () => waiting.length > 0,
  }
}

/** Whether an act waits at a gate. */
export function useGate({ subscribe, isWanted }: Gate): boolean {
  return useSyncExternalStore(subscribe, isWanted, () => false)
}

/** Acts that wait until changed terms are accepted (`terms.versions`). */
export const consent = createGate()

/** Serious acts that wait for the password (decision 0024). */
export const proof = createGate()
