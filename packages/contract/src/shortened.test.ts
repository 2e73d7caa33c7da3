import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginningOf, shortened } from './shortened.ts'

test('a text that fits stays, and a longer one says that it goes on', () => {
  assert.equal(shortened('Inês', 4), 'Inês')
  assert.equal(shortened('Inês!', 4), 'Inê…')
})

test('a character that takes two units is there or not', () => {
  assert.equal(shortened('a🏅🏅', 4), 'a🏅…')
  assert.equal(shortened('🏅🏅🏅', 4), '🏅…')
  assert.equal(beginningOf('🏅🏅', 3), '🏅')
  assert.equal(beginningOf('🏅', 3), '🏅')
})
