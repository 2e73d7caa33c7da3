import { setTimeout as pause } from 'node:timers/promises'

/** Longer than anything takes that works, even on a busy machine. */
const patienceMs = 40_000

/**
 * Waits until something is found and answers it: as soon as it is there on a quiet machine, as late as
 * it needs on a busy one. Throws `missing` when it does not come at all.
 */
export async function waitFor<T>(
  find: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  missing: string | (() => string | Promise<string>),
): Promise<T> {
  const end = performance.now() + patienceMs
  for (;;) {
    const found = await find()
    if (found) return found
    if (performance.now() > end)
      throw new Error(typeof missing === 'string' ? missing : await missing())
    await pause(10)
  }
}
