import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from '../../apps/api/test/database.ts'
import { findCircle } from './backends.ts'
import { brokenProducts } from './broken.ts'
import { playWorld } from './play-world.ts'

let server: TestServer

before(async () => (server = await startTestServer()))
after(() => server.stop())

test('a world holds, and is the same again from its seed', async () => {
  const [one, again] = [
    await playWorld(server, { seed: 3, steps: 400 }),
    await playWorld(server, { seed: 3, steps: 400 }),
  ]
  assert.deepEqual(one.found, [], one.last.join('\n'))
  assert.deepEqual([again.digest, again.steps], [one.digest, one.steps])
  assert.ok(one.counts.done, `nothing was done in ${one.steps} steps`)
})

test('a Podium that does again what is sent again is found out', async () => {
  const { rewrite } = brokenProducts['no-keys']!
  let steps = 0
  for (let seed = 1; seed <= 12; seed++) {
    const played = await playWorld(server, { seed, steps: 600, rewrite })
    if (played.found.length > 0) return
    steps += played.steps
  }
  assert.fail(`not in ${steps} steps`)
})

test('who waits in a circle is found, however long the way to it', () => {
  const blockers = (...pairs: [number, number[]][]) => new Map(pairs)
  assert.equal(findCircle(blockers([1, [2]], [2, []])), undefined)
  assert.deepEqual(findCircle(blockers([1, [2]], [2, [1]])), [1, 2])
  assert.deepEqual(
    findCircle(blockers([9, [1]], [1, [7, 2]], [2, [3]], [3, [1]]))?.toSorted(),
    [1, 2, 3],
  )
})
