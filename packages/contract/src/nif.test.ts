import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stdnum } from 'stdnum'
import { isNif } from './nif.ts'

// The maintained library is the oracle (`profile.tax-number`); it is too heavy for the browser, ours
// is not.
const oracle = (text: string) => stdnum.PT?.nif?.validate(text).isValid === true

/** Nine digits each, spread over all first digits, always the same ones. */
function someNumbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    String((index * 617_371_961) % 1_000_000_000).padStart(9, '0'),
  )
}

test('over twenty thousand numbers ours and the library agree', () => {
  const numbers = someNumbers(20_000)
  assert.deepEqual(
    numbers.filter((number) => isNif(number) !== oracle(number)),
    [],
  )
  assert.ok(numbers.some(oracle))
})

test('of the ten numbers that differ in the last digit, ours and the library choose the same', () => {
  const beginnings = someNumbers(3000).map((number) => number.slice(0, 8))
  const families = beginnings.map((start) => [...'0123456789'].map((digit) => start + digit))
  for (const family of families) assert.deepEqual(family.filter(isNif), family.filter(oracle))
  assert.ok(families.flat().filter(oracle).length > 2500)
})

for (const [number, whose] of [
  ['123456789', 'a person'],
  ['503504564', 'a company'],
  ['600000001', 'a public body'],
  ['450000001', 'a person who lives elsewhere'],
  ['770000002', 'a body registered by the tax office'],
  ['980000009', 'a company from elsewhere'],
] as const) {
  test(`${number} is the number of ${whose}`, () => {
    assert.equal(oracle(number), true)
    assert.equal(isNif(number), true)
  })
}

for (const text of [
  '',
  '12345678',
  '1234567890',
  '12345678a',
  ' 123456789',
  '１２３４５６７８９',
]) {
  test(`${JSON.stringify(text)} is no tax number`, () => assert.equal(isNif(text), false))
}
