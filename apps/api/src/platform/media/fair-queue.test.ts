import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFairQueue } from './fair-queue.ts'

test('an owner with much work waits for those with little, and one piece runs at a time', async () => {
  const inTurn = createFairQueue()
  const done: string[] = []
  let running = 0
  const enqueue = (ownerId: number, name: string) =>
    inTurn(ownerId, async () => {
      running += 1
      assert.equal(running, 1)
      await new Promise(setImmediate)
      running -= 1
      done.push(name)
    })
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => enqueue(1, name))
  await Promise.all([...all, enqueue(2, 'b1'), enqueue(2, 'b2'), enqueue(3, 'c1')])
  assert.deepEqual(done, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('work that fails rejects for its caller alone, and the next one runs', async () => {
  const inTurn = createFairQueue()
  const failing = inTurn(1, () => Promise.reject(new Error('broken')))
  const next = inTurn(1, async () => 'done')
  await assert.rejects(failing, /broken/)
  assert.equal(await next, 'done')
})
