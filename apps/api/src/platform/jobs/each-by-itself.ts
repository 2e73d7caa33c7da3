import type { InTransaction, Tx } from '../database/index.ts'
import type { Log } from '../log.ts'

interface Deps {
  inTransaction: InTransaction
  log: Log
}

/**
 * Does the same for each of several, each in a transaction of its own: one that fails is logged, waits
 * for the next time and holds no other up.
 */
export async function eachByItself(
  { inTransaction, log }: Deps,
  ids: readonly number[],
  { act, failed }: { act: (tx: Tx, id: number) => Promise<unknown>; failed: string },
): Promise<void> {
  for (const id of ids) {
    try {
      await inTransaction((tx) => act(tx, id))
    } catch (error) {
      log.error({ err: error, id }, failed)
    }
  }
}
