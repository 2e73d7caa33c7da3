import { flushSync } from 'react-dom'

/** One page fades into the next, where the browser can and the person does not mind motion. */
export function crossFade(change: () => void): void {
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !document.startViewTransition) return change()
  const { ready } = document.startViewTransition(() => flushSync(change))
  // Going on before it has faded is no fault.
  ready.catch(() => undefined)
}
