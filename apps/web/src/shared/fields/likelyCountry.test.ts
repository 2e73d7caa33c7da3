import assert from 'node:assert/strict'
import { test } from 'node:test'
import { likelyCountry } from './likelyCountry.ts'

const isElsewhere = !['Europe/Lisbon', 'Europe/Madrid'].includes(
  Intl.DateTimeFormat().resolvedOptions().timeZone,
)

test(
  'a form begins with the country that a language of a browser is of',
  { skip: !isElsewhere },
  () => {
    const began = ['fr', 'de-AT', 'es-419', 'pt-BR', 'en-GB', 'en', 'en-US'].map((browser) =>
      likelyCountry('en', browser),
    )
    assert.deepEqual(began, ['FR', 'AT', '', 'BR', 'GB', '', ''])
  },
)

test('who reads Portuguese begins with Portugal', () => {
  assert.equal(likelyCountry('pt', 'fr'), 'PT')
})
