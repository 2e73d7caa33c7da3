import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusalPhrases, unknownRefusalPhrases } from './refusals.ts'

test('what the catalogue says word for word in English is said so (`refusals.codes`)', () => {
  const { general, forbidden, invalidToken } = refusalPhrases.en
  assert.deepEqual(
    { general, forbidden, invalidToken, unknown: unknownRefusalPhrases.en.unknown },
    {
      general: 'An error occurred.',
      forbidden: 'No permission.',
      invalidToken: 'This code is invalid.',
      unknown: 'Unknown Error',
    },
  )
})
