import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rangeOf } from './ranges.ts'

test('a range is answered as far as the file goes', () => {
  assert.deepEqual(rangeOf('bytes=0-9', 100), { start: 0, end: 9 })
  assert.deepEqual(rangeOf('bytes=90-', 100), { start: 90, end: 99 })
  assert.deepEqual(rangeOf('bytes=90-400', 100), { start: 90, end: 99 })
  assert.deepEqual(rangeOf('bytes=-10', 100), { start: 90, end: 99 })
  assert.deepEqual(rangeOf('bytes=-400', 100), { start: 0, end: 99 })
})

test('a range behind the end, or of no bytes, cannot be answered', () => {
  assert.equal(rangeOf('bytes=100-', 100), 'unsatisfiable')
  assert.equal(rangeOf('bytes=-0', 100), 'unsatisfiable')
})

test('anything else answers the whole file', () => {
  for (const header of [undefined, '', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=0-1']) {
    assert.equal(rangeOf(header, 100), null)
  }
})
