import { fromKysely, PgBoss } from 'pg-boss'
import { day, minute } from '../clock.ts'
import type { InTransaction, Tx } from '../database/index.ts'
import { type Job, job, type JobsOf } from '../job.ts'
import type { Log } from '../log.ts'
import { watchDue } from './due.ts'
import { createWaker } from './wake.ts'

/** A job and the function that does it. */
export interface JobHandler {
  job: Omit<Job<object>, 'example'>
  run: (data: never) => Promise<void>
}

export function jobHandler<T extends object>(
  job: Job<T>,
  run: (data: T) => Promise<void>,
): JobHandler {
  return { job, run: run as (data: never) => Promise<void> }
}

/** The handler of a job that is due by the clock, and is one transaction. */
export function timed(
  name: string,
  schedule: string,
  act: (tx: Tx) => Promise<void>,
  how: { retries?: number } = {},
) {
  return (inTransaction: InTransaction): JobHandler =>
    jobHandler(job(name, { ...how, schedule }), () => inTransaction(act))
}

export interface Jobs {
  /** Puts jobs in their queue in one statement, whatever their number. */
  enqueue<T extends object>(tx: Tx, ...jobs: JobsOf<T>): Promise<void>
  /** Lets a job that failed for good be tried once more, if the transaction commits. */
  retry(tx: Tx, failed: { name: string; id: string }): Promise<void>
  /** Makes a queue for each job that has a handler; done once, with the migrations. */
  prepare(jobHandlers: JobHandler[]): Promise<void>
  /** Starts to run jobs in this process. */
  work(jobHandlers: JobHandler[]): Promise<void>
  stop(): Promise<void>
}

export { job }
export { eachByItself } from './each-by-itself.ts'
export { countFailedJobs, findFailedJob, findFailedJobs, findUnfinished } from './failed.ts'

/** Schedules are by the clock of this zone. */
export const scheduleZone = 'Europe/Lisbon'

/**
 * The job queue on PostgreSQL. `worker: false` only enqueues, `worker: true` also maintains the
 * queue and does the work; a listening connection wakes it the moment after a job is committed.
 */
export async function openJobs(url: string, options: { worker: boolean; log: Log }): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: options.worker ? 4 : 2,
    supervise: options.worker,
    schedule: options.worker,
    useListenNotify: options.worker,
  })
  boss.on('error', (error) => options.log.warn({ error: error.message }, 'job queue'))
  await boss.start()
  const execute = (text: string, values: unknown[]) => boss.getDb().executeSql(text, values)
  const waker = createWaker(execute, options.log)
  const workers: Workers = new Map()
  const due = watchDue(execute, {
    queues: () => [...workers.keys()],
    onDue: (queue) => boss.notifyWorker(workers.get(queue)!),
    log: options.log,
  })
  return {
    enqueue: async (tx, { name }, data, daily) => {
      const jobs = data.map((each, at) => {
        const singletonKey = daily?.[at]
        return { data: each, ...(singletonKey && { singletonKey, singletonSeconds: day }) }
      })
      await boss.insert(name, jobs, { db: fromKysely(tx) })
      tx.afterCommit(() => waker.wake(name))
    },
    retry: async (tx, { name, id }) => {
      await boss.retry(name, id, { db: fromKysely(tx) })
    },
    prepare: (jobHandlers) => prepareQueues(boss, jobHandlers),
    work: (jobHandlers) => startWorking(boss, jobHandlers, { workers, log: options.log }),
    stop: async () => {
      await due.stop()
      await waker.stop()
      await boss.stop({ graceful: true, timeout: 8000 })
    },
  }
}

/** How long jobs are kept once they are done or have failed for good, so that admins see the latter. */
const keptSeconds = 7 * day
/** No queue notifies within the transaction that fills it (`createWaker`). */
const kept = { deleteAfterSeconds: keptSeconds, notify: false }

/** Of a long job its worker says again and again that it lives, so that one that died is not waited for. */
function lengthOf({ seconds }: JobHandler['job']) {
  return seconds
    ? { expireInSeconds: seconds, heartbeatSeconds: minute }
    : { expireInSeconds: 5 * minute }
}

async function prepareQueues(boss: PgBoss, jobHandlers: JobHandler[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { job } of jobHandlers) {
    const queue = known.get(job.name)
    const length = lengthOf(job)
    if (queue) {
      const isAsKept = queue.deleteAfterSeconds === keptSeconds && !queue.notify
      if (!isAsKept || queue.expireInSeconds !== length.expireInSeconds)
        await boss.updateQueue(job.name, { ...kept, ...length })
      continue
    }
    await boss.createQueue(job.name, {
      retryLimit: job.retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3600,
      ...length,
      ...kept,
    })
  }
}

/** By the name of its queue, the worker that this process has for it, as the library calls it. */
type Workers = Map<string, string>

// A job that was committed wakes its worker, and `watchDue` for those that are due later: where each
// worker polled for itself, a server at rest would send dozens of statements in two seconds.
const polling = { pollingIntervalSeconds: 60, batchSize: 1 }

async function startWorking(
  boss: PgBoss,
  jobHandlers: JobHandler[],
  { workers, log }: { workers: Workers; log: Log },
): Promise<void> {
  for (const { job, run } of jobHandlers) {
    const worker: string = await boss.work<never>(job.name, polling, async ([task]) => {
      // Of several jobs committed meanwhile only the first wakes anybody: look for the next at once.
      boss.notifyWorker(worker)
      if (task) await attempt(job.name, () => run(task.data), log)
    })
    workers.set(job.name, worker)
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: scheduleZone })
  }
}

async function attempt(name: string, run: () => Promise<void>, log: Log): Promise<void> {
  try {
    await run()
  } catch (error) {
    log.warn({ job: name, error: String(error) }, 'a job failed and will be tried again')
    throw error
  }
}
