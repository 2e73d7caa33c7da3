import { useSyncExternalStore } from 'react'

/** False on the server and in the first pass of the browser; for what the server does not render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
}

const noChanges = () => () => undefined
