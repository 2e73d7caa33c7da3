import assert from 'node:assert/strict'
import { test } from 'node:test'
import { likelyCountry } from './likelyCountry.ts'

test('a form begins with the country that a language of a browser is of', () => {
  const began = ['fr', 'de-AT', 'es-419', 'pt-BR', 'en-GB', 'en', 'en-US'].map((browser) =>
    likelyCountry('en', browser, 'UTC'),
  )
  assert.deepEqual(began, ['FR', 'AT', '', 'BR', 'GB', '', ''])
})

test('where the clock hangs says more than the browser', () => {
  assert.equal(likelyCountry('en', 'fr', 'Europe/Lisbon'), 'PT')
})

test('who reads Portuguese begins with Portugal', () => {
  assert.equal(likelyCountry('pt', 'fr'), 'PT')
})
