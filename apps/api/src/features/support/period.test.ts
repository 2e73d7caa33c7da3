import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { leftBetween } from './period.ts'

const left = (from: string, end: string) => {
  const { years, months, days } = leftBetween(new Date(from), new Date(end))
  return `${years}y ${months}m ${days}d`
}

test('a month that begins today is a month', () => {
  assert.equal(left('2026-11-21T10:00:00Z', '2026-12-21T10:00:00Z'), '0y 1m 0d')
  assert.equal(left('2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z'), '0y 1m 0d')
  assert.equal(left('2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z'), '1y 0m 0d')
})

test('whole months come first, then days', () => {
  assert.equal(left('2026-11-21T10:00:00Z', '2029-01-05T10:00:00Z'), '2y 1m 15d')
  assert.equal(left('2027-02-10T10:00:00Z', '2027-03-09T10:00:00Z'), '0y 0m 27d')
  assert.equal(left('2027-01-30T10:00:00Z', '2027-03-01T10:00:00Z'), '0y 1m 1d')
})

test('the last day has nothing left, nor has what is over', () => {
  assert.equal(left('2026-11-21T00:10:00Z', '2026-11-21T23:50:00Z'), '0y 0m 0d')
  assert.equal(left('2026-11-22T10:00:00Z', '2026-11-21T10:00:00Z'), '0y 0m 0d')
})

test('days are those of Portugal, also in summer', () => {
  assert.equal(left('2027-06-30T23:30:00Z', '2027-07-31T23:30:00Z'), '0y 1m 0d')
  assert.equal(left('2027-03-27T23:30:00Z', '2027-03-28T23:30:00Z'), '0y 0m 2d')
})

test('what is left never grows as days pass, and its parts stay in their bounds', () => {
  const dayMs = 86_400_000
  const start = Date.UTC(2026, 0, 1)
  const sample = fc.record({ from: fc.nat(1500), length: fc.integer({ min: 1, max: 900 }) })
  const weight = ({ years, months, days }: ReturnType<typeof leftBetween>) =>
    (years * 12 + months) * 31 + days
  fc.assert(
    fc.property(sample, ({ from, length }) => {
      const end = new Date(start + (from + length) * dayMs)
      const today = leftBetween(new Date(start + from * dayMs), end)
      const tomorrow = leftBetween(new Date(start + (from + 1) * dayMs), end)
      assert.ok(weight(tomorrow) <= weight(today))
      assert.ok(today.months < 12 && today.days < 31)
    }),
  )
})
