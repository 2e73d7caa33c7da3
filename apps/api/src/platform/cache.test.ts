import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { createSharedCache } from './cache.ts'

test('who asks at the same time shares one making, and later asks anew', async (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: 1 })
  const cache = createSharedCache<number>({ max: 10, seconds: 1 })
  let made = 0
  const make = async () => ++made
  assert.deepEqual(await Promise.all([cache.get('a', make), cache.get('a', make)]), [1, 1])
  context.mock.timers.tick(999)
  assert.equal(await cache.get('a', make), 1)
  context.mock.timers.tick(2)
  assert.equal(await cache.get('a', make), 2)
})

test('what is asked for under other names is made apart', async () => {
  const cache = createSharedCache<string>({ max: 10, seconds: 1 })
  assert.equal(await cache.get('a', async () => 'A'), 'A')
  assert.equal(await cache.get('b', async () => 'B'), 'B')
})

test('a making that failed is not kept', async () => {
  const cache = createSharedCache<string>({ max: 10, seconds: 1 })
  await assert.rejects(cache.get('a', () => Promise.reject(new Error('no'))))
  assert.equal(await cache.get('a', async () => 'yes'), 'yes')
})

test('it holds no more than it may: the least recently used goes first', async () => {
  const cache = createSharedCache<string>({ max: 2, seconds: 1 })
  const make = mock.fn(async () => 'x')
  for (const key of ['a', 'b', 'c']) await cache.get(key, make)
  await cache.get('c', make)
  await cache.get('b', make)
  assert.equal(make.mock.callCount(), 3)
  await cache.get('a', make)
  assert.equal(make.mock.callCount(), 4)
})
