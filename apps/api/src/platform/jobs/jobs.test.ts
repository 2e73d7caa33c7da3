import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usePodium } from '../../../test/harness.ts'
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
