import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterReceiving, missingOf, packFor } from './missingCredits.ts'

test('the smallest pack that has what is missing is offered', () => {
  assert.equal(packFor(1), 50)
  assert.equal(packFor(51), 120)
  assert.equal(packFor(1200), 1250)
  assert.equal(packFor(999_999), 1250)
})

test('nothing is missing while the wallet is not known, or has enough', () => {
  assert.equal(missingOf(undefined, 80), 0)
  assert.equal(missingOf(80, 80), 0)
  assert.equal(missingOf(30, 80), 50)
})

test('what is owed is missing too, and what arrives settles it first', () => {
  assert.equal(missingOf(-30, 50), 80)
  assert.deepEqual([afterReceiving(-30, 20), afterReceiving(-30, 50)], [0, 20])
})
