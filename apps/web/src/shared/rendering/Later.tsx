import { useDeferredValue, type ReactNode } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * What is below the first screen. Drawn by the browser, it comes in the moment after what is above it; the
 * server draws both.
 */
export function Later({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const isDue = useDeferredValue(true, !isHydrated)
  return isDue && children
}
