import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNif } from '@podium/contract/nif'
import fc from 'fast-check'
import { stdnum } from 'stdnum'

const judge = (text: string) => stdnum.PT?.nif?.validate(text).isValid

test('our few lines and the library agree on every kind of number', () => {
  const digits = fc.nat({ max: 999_999_999 }).map((n) => String(n).padStart(9, '0'))
  let valid = 0
  fc.assert(
    fc.property(digits, (text) => {
      const ours = isNif(text)
      if (ours) valid += 1
      // The library takes any first digit but 0; the tax office gives only some (P25).
      if (/^[1235689]/.test(text)) assert.equal(ours, judge(text), text)
      else assert.equal(ours, false, text)
    }),
    { seed: 3, numRuns: 5000 },
  )
  assert.ok(valid > 100, `only ${valid} valid ones were tried`)
})

test('of the ten last digits exactly one is right', () => {
  for (const start of ['50144260', '12345678', '99999999', '20000000']) {
    const right = Array.from({ length: 10 }, (_, last) => `${start}${last}`).filter(isNif)
    assert.equal(right.length, 1, start)
  }
})

test('other lengths and signs are none', () => {
  for (const text of [
    '',
    '50144260',
    '5014426000',
    '50144260a',
    ' 501442600',
    '501442600\n',
    '５０１４４２６００',
  ]) {
    assert.equal(isNif(text), false, JSON.stringify(text))
  }
})
