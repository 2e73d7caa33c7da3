import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTurns } from './turns.ts'

test('whoever brings much waits for those who bring little, and nothing runs beside another', async () => {
  const take = createTurns()
  const done: string[] = []
  let running = 0
  const bring = (whose: number, name: string) =>
    take(whose, async () => {
      running += 1
      assert.equal(running, 1)
      await new Promise(setImmediate)
      running -= 1
      done.push(name)
    })
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => bring(1, name))
  await Promise.all([...all, bring(2, 'b1'), bring(2, 'b2'), bring(3, 'c1')])
  assert.deepEqual(done, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('what fails is its owner’s to hear, and the next one’s turn comes', async () => {
  const take = createTurns()
  const failing = take(1, () => Promise.reject(new Error('broken')))
  const next = take(1, async () => 'done')
  await assert.rejects(failing, /broken/)
  assert.equal(await next, 'done')
})
