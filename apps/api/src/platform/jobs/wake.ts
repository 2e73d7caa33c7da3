import type { Log } from '../log.ts'

/** Where the queue listens on PostgreSQL, as the library spells it: its workers are woken by a queue's name. */
const channel = `'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)`
const gatherMs = 20

/** Wakes who works off a queue, on whichever server. Never throws, never waits. */
export interface Waker {
  wake(queue: string): void
  /** Sends what is still waiting. */
  stop(): Promise<void>
}

/**
 * Wakes workers by NOTIFY, gathered for a moment and behind the commit of the job: PostgreSQL lets
 * transactions with notifications commit only one after the other, each with the disk's time. Where a
 * process dies in between, the job is there and is polled for.
 */
export function createWaker(
  execute: (text: string, values: unknown[]) => Promise<unknown>,
  log: Log,
): Waker {
  const waiting = new Set<string>()
  let sending: Promise<void> = Promise.resolve()

  async function send(queues: string[]): Promise<void> {
    try {
      await execute(`select pg_notify(${channel}, queue) from unnest($1::text[]) queue`, [queues])
    } catch (error) {
      log.warn({ error: String(error), queues }, 'workers were not woken')
    }
  }
  function flush(): void {
    const queues = [...waiting]
    waiting.clear()
    if (queues.length > 0) sending = sending.then(() => send(queues))
  }
  return {
    wake(queue) {
      if (waiting.size === 0) setTimeout(flush, gatherMs)
      waiting.add(queue)
    },
    stop() {
      flush()
      return sending
    },
  }
}
