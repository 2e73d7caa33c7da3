import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endOfPeriod } from './period.ts'

const end = (from: string, months: number) =>
  endOfPeriod(new Date(from), months).toISOString().slice(0, 10)

test('a month ends on the same day of the next one', () => {
  assert.equal(end('2026-11-21T10:00:00Z', 1), '2026-12-21')
  assert.equal(end('2026-11-21T10:00:00Z', 24), '2028-11-21')
})

test('where the month has no such day, on its last', () => {
  assert.equal(end('2027-01-31T10:00:00Z', 1), '2027-02-28')
  assert.equal(end('2028-01-31T10:00:00Z', 1), '2028-02-29')
  assert.equal(end('2026-08-31T10:00:00Z', 1), '2026-09-30')
})

test('the day is the one in Portugal', () => {
  assert.equal(end('2026-07-14T23:30:00Z', 1), '2026-08-15')
  assert.equal(end('2026-12-14T23:30:00Z', 1), '2027-01-14')
})
