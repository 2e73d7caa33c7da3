import { useSyncExternalStore } from 'react'

/** The browser's own offer to install the app; it is made once and can be taken once. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

function become(next: InstallOffer | null): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer for the settings, where people look for it: no prompt comes by itself. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    become(event as InstallOffer)
  })
  addEventListener('appinstalled', () => become(null))
}

/** Asks to install the app; undefined where the browser does not offer it. */
export function useInstallOffer(): (() => Promise<unknown>) | undefined {
  const present = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  )
  return present ? () => present.prompt().finally(() => become(null)) : undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
