import type { Log } from '../log.ts'

/** How long a job waits at most that nobody was woken for: one that is tried again, or was lost in between. */
const everyMs = 2000

/** The index that workers take jobs from answers it at once for each queue, however many jobs wait. */
const dueText = `
  select queue from unnest($1::text[]) queue
  where exists (
    select from pgboss.job
    where name = queue and state < 'active' and not blocked and start_after <= now()
  )`

interface Watched {
  /** The names of the queues that are looked at. */
  queues: () => string[]
  /** Called with each queue in which a job is due. */
  onDue: (queue: string) => void
  log: Log
}

/** Looks again and again, in one statement for all queues, which have a job that is due. */
export function watchDue(
  execute: (text: string, values: unknown[]) => Promise<{ rows: { queue: string }[] }>,
  { queues, onDue, log }: Watched,
): { stop(): Promise<void> } {
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    try {
      const { rows } = await execute(dueText, [queues()])
      for (const { queue } of rows) onDue(queue)
    } catch (error) {
      log.warn({ error: String(error) }, 'nobody looked for jobs that are due')
    }
    looking = undefined
  }
  const timer = setInterval(() => {
    if (queues().length > 0) looking ??= look()
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
