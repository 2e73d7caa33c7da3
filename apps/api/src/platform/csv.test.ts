import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvLine } from './csv.ts'

test('numbers stand bare and texts in quotes', () => {
  assert.equal(csvLine([7, 'Dezembro "25"; fim', -50]), '7;"Dezembro ""25""; fim";-50\r\n')
})

test('a text that looks like a formula is kept from being one', () => {
  for (const text of [
    '=1+1',
    '+351',
    '-2',
    '@SUM(A1)',
    '  =cmd',
    '\t=1',
    '|calc',
    '%x',
    '＝1+1',
    '＠SUM(A1)',
  ]) {
    assert.equal(csvLine([text]), `"'${text}"\r\n`)
  }
})
