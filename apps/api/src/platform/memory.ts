import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const afterStartMs = 1000

/**
 * Gives back what only the start took, a moment after it: reading all modules lets the young generation
 * grow to many times what a server at rest needs, and V8 keeps it. Stands still for a tenth of a second.
 */
export async function giveBackStart(): Promise<void> {
  await wait(afterStartMs, undefined, { ref: false })
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  // The only collection that also shrinks the young generation.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
