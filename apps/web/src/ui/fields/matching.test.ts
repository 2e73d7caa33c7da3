import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matching } from './matching.ts'

const sports = [
  { label: 'Ténis de mesa', keywords: 'Table tennis' },
  { label: 'Atletismo', keywords: 'Athletics' },
  { label: 'Padel e ténis' },
]
const labels = (typed: string) => matching(sports, typed).map(({ label }) => label)

test('accents and case do not matter', () => {
  assert.deepEqual(labels('TENIS'), ['Ténis de mesa', 'Padel e ténis'])
})

test('labels that start with what was typed come first', () => {
  assert.deepEqual(labels('a'), ['Atletismo', 'Ténis de mesa', 'Padel e ténis'])
})

test('keywords find what the label does not say', () => {
  assert.deepEqual(labels('athletics'), ['Atletismo'])
})

test('nothing typed shows everything, in order', () => {
  assert.equal(labels('  ').length, 3)
})

test('what is chosen already comes before the others that start like it', () => {
  const countries = ['Portugal', 'Polónia', 'Porto Rico', 'Timor'].map((label) => ({ label }))
  const found = (typed: string, chosen?: string) =>
    matching(countries, typed, ({ label }) => label === chosen).map(({ label }) => label)
  assert.deepEqual(found('port'), ['Portugal', 'Porto Rico'])
  assert.deepEqual(found('port', 'Porto Rico'), ['Porto Rico', 'Portugal'])
  assert.deepEqual(found('t', 'Portugal'), ['Timor', 'Portugal', 'Porto Rico'])
})
