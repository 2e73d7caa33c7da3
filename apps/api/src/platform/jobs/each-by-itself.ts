import type { InTransaction, Tx } from '../database/index.ts'
import type { Log } from '../log.ts'

interface Deps {
  inTransaction: InTransaction
  log: Log
}

/**
 * Does the same for each of several, each in a transaction of its own: one that fails is logged and holds
 * no other up. The job fails once all had their turn, so that admins read of it (`admin.failures`).
 */
export async function eachByItself(
  { inTransaction, log }: Deps,
  ids: Iterable<number> | AsyncIterable<number>,
  { act, failed }: { act: (tx: Tx, id: number) => Promise<unknown>; failed: string },
): Promise<void> {
  const errors: unknown[] = []
  for await (const id of ids) {
    try {
      await inTransaction((tx) => act(tx, id))
    } catch (error) {
      log.error({ err: error, id }, failed)
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, failed)
}
