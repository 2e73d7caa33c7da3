import { useSyncExternalStore } from 'react'
import { pageSizes } from './pageSizes.ts'

/** What an admin chose for their lists, kept in this browser. */
interface Choices {
  /** Whether single keys do something (`admin.lists`). */
  hasKeys: boolean
  /** Rows per page; null until one chose. */
  size: number | null
  /** Whether rows have a box to tick on a phone. */
  ticks: boolean
  /** By list, the names of the columns that are shown. */
  columns: Readonly<Record<string, readonly string[]>>
}

const storageKey = 'podium.admin-lists'

const nothingChosen: Choices = { hasKeys: true, size: null, ticks: false, columns: {} }

let present: Choices | undefined
const listeners = new Set<() => void>()

function read(): Choices {
  present ??= readStored()
  return present
}

function readStored(): Choices {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Choices>
    return {
      hasKeys: kept.hasKeys !== false,
      size: pageSizes.find((size) => size === kept.size) ?? null,
      ticks: kept.ticks === true,
      columns: typeof kept.columns === 'object' && kept.columns ? kept.columns : {},
    }
  } catch {
    return nothingChosen
  }
}

/** Changes what is kept; every list on the page follows at once. */
export function choose(changes: Partial<Choices>): void {
  present = { ...read(), ...changes }
  try {
    localStorage.setItem(storageKey, JSON.stringify(present))
  } catch {
    // Without storage it holds until the page is left.
  }
  for (const listener of listeners) listener()
}

/** Forgets what is held in memory: another tab has changed what is kept. */
function readChoicesAnew(): void {
  present = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const fromElsewhere = ({ key }: StorageEvent) => key === storageKey && readChoicesAnew()
  addEventListener('storage', fromElsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromElsewhere)
  }
}

/** What an admin chose for their lists. */
export function useChoices(): Choices {
  return useSyncExternalStore(subscribe, read, () => nothingChosen)
}

/** Whether single keys do something now. */
export const hasKeys = (): boolean => read().hasKeys
