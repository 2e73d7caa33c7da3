import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byLikeness, highest, likeness, type Traits } from './likeness.ts'

const ines: Traits = { region: 'Coimbra', countryCode: 'PT', score: 7, level: 2 }

test('nobody is more alike than oneself', () => {
  for (const other of [
    { ...ines, region: 'Porto' },
    { ...ines, countryCode: 'ES' },
    { ...ines, score: 3 },
    { ...ines, level: 0 },
  ]) {
    assert.ok(likeness(ines, ines) > likeness(ines, other), JSON.stringify(other))
  }
})

test('the same region counts more than the same level, and that more than the same score', () => {
  const others = [
    { ...ines, id: 1, region: 'Porto', level: 3, score: 7 },
    { ...ines, id: 2, region: 'Coimbra', level: 3, score: 2 },
    { ...ines, id: 3, region: 'Porto', level: 2, score: 2 },
  ]
  assert.deepEqual(
    byLikeness(ines, others).map(({ id }) => id),
    [2, 3, 1],
  )
})

test('two who tell no region are not neighbours for that', () => {
  const unknown = { ...ines, region: null, countryCode: null }
  assert.ok(likeness(unknown, unknown) < likeness(ines, ines))
})

test('who competed nowhere has the level nought', () => {
  assert.equal(highest(), 0)
  assert.equal(highest(['LOCAL', 'INTERNATIONAL', 'NATIONAL']), 3)
})
