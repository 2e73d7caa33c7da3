import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutesAndSeconds } from './figures.ts'

test('the last second counts until it is over', () => {
  assert.equal(minutesAndSeconds(245), '4:05')
  assert.equal(minutesAndSeconds(0.2), '0:01')
  assert.equal(minutesAndSeconds(-3), '0:00')
})
