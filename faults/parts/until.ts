import { setTimeout as pause } from 'node:timers/promises'

/** Waits until something is so; answers how long that took in milliseconds, Infinity when it never was. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  patienceMs: number,
): Promise<number> {
  const from = performance.now()
  while (performance.now() - from < patienceMs) {
    if (await isSo()) return Math.round(performance.now() - from)
    await pause(100)
  }
  return Infinity
}
