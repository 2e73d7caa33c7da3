import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { Unreachable } from '../../client/refusal.ts'
import { scriptIn } from './fetchAgain.ts'
import { importAgain } from './importAgain.ts'

afterEach(() => mock.restoreAll())

/** What a browser says of a script that did not come. */
const missing = (name: string) =>
  new TypeError(
    `Failed to fetch dynamically imported module: https://podium.example/assets/${name}.js`,
  )

test('a script that did not come without a connection says so, and which one it was', async () => {
  mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const failure = missing('A1')
  await assert.rejects(importAgain(failure), (error) => {
    assert.ok(error instanceof Unreachable)
    assert.equal(scriptIn(error), scriptIn(failure))
    return true
  })
})

test('a script that a server who answers no longer has is no lost connection', async () => {
  mock.method(globalThis, 'fetch', () => Promise.resolve(new Response(null, { status: 404 })))
  const failure = missing('A2')
  await assert.rejects(importAgain(failure), failure)
})

test('asked for again in vain, it says the same', async () => {
  mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await assert.rejects(importAgain(missing('A3')), Unreachable)
  await assert.rejects(importAgain(missing('A3')), Unreachable)
})
