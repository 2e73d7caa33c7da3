import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { usePodium } from '../../../test/harness.ts'
import { sentBy } from '../../../test/statements.ts'
import { waitFor } from '../../../test/wait.ts'
import { jobHandler, job } from './index.ts'

const counting = job<{ n: number }>('test-counting')
const failing = job<{ n: number }>('test-failing', { retries: 2 })
const done: number[] = []
let failures = 0

const jobHandlers = [
  jobHandler(counting, async ({ n }) => void done.push(n)),
  jobHandler(failing, async () => {
    failures += 1
    if (failures < 2) throw new Error('not yet')
  }),
]
const podium = usePodium({}, async ({ context: { jobs } }) => {
  await jobs.prepare(jobHandlers)
  await jobs.work(jobHandlers)
})

test('a burst of jobs is done at once, each job once, and does not wait to be polled for', async () => {
  const wanted = Array.from({ length: 60 }, (_, n) => n)
  await Promise.all(
    wanted.map((n) => podium().context.inTransaction((tx) => tx.enqueue(counting, { n }))),
  )
  // One job a poll would take two minutes.
  await waitFor(() => done.length >= wanted.length, 'jobs are still open')
  assert.deepEqual(
    done.toSorted((one, other) => one - other),
    wanted,
  )
})

test('a transaction that fills the queue notifies nobody before its commit: they would commit one by one', async () => {
  const { database, inTransaction } = podium().context
  done.length = 0
  const texts = await sentBy(() => inTransaction((tx) => tx.enqueue(counting, { n: 0 })))
  assert.ok(texts.some((text) => /insert into pgboss/i.test(text)))
  assert.deepEqual(
    texts.filter((text) => /pg_notify/.test(text)),
    [],
  )
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.queue where notify`.execute(database.db)
  assert.deepEqual(rows, [])
  await waitFor(() => done.length > 0, 'the job is still open')
})

test('several jobs of one transaction are all done', async () => {
  done.length = 0
  await podium().context.inTransaction(async (tx) => {
    for (const n of [1, 2, 3, 4]) await tx.enqueue(counting, { n })
  })
  await waitFor(() => done.length >= 4, 'jobs are still open')
  assert.deepEqual(done.toSorted(), [1, 2, 3, 4])
})

test('a job that fails is tried again', async () => {
  await podium().context.inTransaction((tx) => tx.enqueue(failing, { n: 1 }))
  await waitFor(() => failures >= 2, 'the job is not tried again')
  assert.equal(failures, 2)
})

test('at rest all queues are looked at together, and none by its own worker', async () => {
  const looks = await looksAtRest()
  assert.ok(looks >= 2 && looks < 10, `${looks} in five seconds`)
})

/** How often jobs are looked for in five seconds in which none came: the clock's come at full minutes. */
async function looksAtRest(): Promise<number> {
  const countJobs = async () => {
    await podium().settled()
    const { rows } = await sql`select id from pgboss.job`.execute(podium().context.database.db)
    return rows.length
  }
  for (let before = await countJobs(), after = -1; ; before = after) {
    const query = mock.method(pg.Client.prototype, 'query')
    await pause(5000)
    query.mock.restore()
    const texts = query.mock.calls.map(({ arguments: [asked] }) => JSON.stringify(asked))
    after = await countJobs()
    if (after === before) return texts.filter((text) => /from pgboss\.job/i.test(text)).length
  }
}
