import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giveBackStart } from './memory.ts'

test('what only the start took is given back', async () => {
  const megabytes = () => process.memoryUsage().heapTotal / 1e6
  let taken: object[] | undefined = Array.from({ length: 1_000_000 }, (_, at) => ({ at }))
  assert.equal(taken.length, 1_000_000)
  const most = megabytes()
  taken = undefined
  await giveBackStart()
  assert.ok(megabytes() < most - 30, `${megabytes()} MB of ${most}`)
})
