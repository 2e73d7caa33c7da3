import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupsOfThree, minutesAndSeconds } from './figures.ts'

test('a reference is read in groups of three, however it came', () => {
  assert.equal(groupsOfThree('123456789'), '123\u00a0456\u00a0789')
  assert.equal(groupsOfThree('123 456 789'), '123\u00a0456\u00a0789')
})

test('the last second counts until it is over', () => {
  assert.equal(minutesAndSeconds(245), '4:05')
  assert.equal(minutesAndSeconds(0.2), '0:01')
  assert.equal(minutesAndSeconds(-3), '0:00')
})
