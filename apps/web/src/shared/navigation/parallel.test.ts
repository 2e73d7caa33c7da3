import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LoaderInput } from './pages.ts'
import { parallel } from './parallel.ts'

class NotFound extends Error {}

const input = {} as LoaderInput

test('loaders that read together are all heard, also when one throws at once', async (t) => {
  const unheard = t.mock.fn()
  process.on('unhandledRejection', unheard)
  t.after(() => process.off('unhandledRejection', unheard))
  const later = async () => {
    await nextTurn()
    throw new NotFound()
  }
  const atOnce = () => {
    throw new NotFound()
  }
  await assert.rejects(parallel(later, atOnce, later)(input), NotFound)
  await nextTurn()
  await nextTurn()
  assert.equal(unheard.mock.callCount(), 0)
})

test('loaders that read together begin at the same time and get the same', async () => {
  const begun: LoaderInput[] = []
  const load = async (given: LoaderInput) => {
    begun.push(given)
    await nextTurn()
    assert.equal(begun.length, 2)
  }
  await parallel(load, load)(input)
  assert.deepEqual(begun, [input, input])
})
