import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * A part with a file of its own, like React's `lazy`, and what stands there until it has come. After
 * `load` it is drawn at once: on the server, and where the browser takes over what the server drew.
 */
export function later<P extends object>(
  file: () => Promise<{ default: ComponentType<P> }>,
  waiting: ReactNode = null,
) {
  const Lazy = lazy(file)
  let loaded: ComponentType<P> | undefined
  function Later(props: P) {
    const isHydrated = useHydrated()
    const [Part] = useState(() => loaded)
    if (Part) return <Part {...props} />
    if (!isHydrated) return waiting
    return (
      <Suspense fallback={waiting}>
        <Lazy {...props} />
      </Suspense>
    )
  }
  const load = async () => {
    loaded = (await file()).default
  }
  return Object.assign(Later, { load })
}
