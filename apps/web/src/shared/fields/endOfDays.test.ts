import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { keepTimeBy } from '@podium/contract/clock'
import { endOfTyped, lastWithin } from './endOfDays.ts'

afterEach(() => keepTimeBy(Date.now))

test('a day ends as it does in Portugal, in summer and in winter, and what is none stays', () => {
  assert.equal(endOfTyped('30-06-2027'), '2027-06-30T22:59:59.999Z')
  assert.equal(endOfTyped('30112027'), '2027-11-30T23:59:59.999Z')
  assert.equal(endOfTyped('31-02-2027'), '31-02-2027')
})

test('the last day that may be chosen is over before the time is', () => {
  for (const moment of ['2026-11-28T00:30:00Z', '2026-11-28T23:30:00Z', '2027-06-30T23:30:00Z']) {
    const now = new Date(moment)
    keepTimeBy(() => now.getTime())
    const latest = new Date(now)
    latest.setUTCFullYear(latest.getUTCFullYear() + 2)
    assert.ok(new Date(endOfTyped(lastWithin(24))) <= latest, moment)
  }
})
