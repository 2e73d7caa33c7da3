import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarDay } from './calendar.ts'

test('a day begins at midnight in Portugal, in summer an hour before it does in UTC', () => {
  assert.equal(calendarDay(new Date('2026-06-30T22:59:59Z')), '2026-06-30')
  assert.equal(calendarDay(new Date('2026-06-30T23:00:00Z')), '2026-07-01')
  assert.equal(calendarDay(new Date('2026-12-31T23:59:59Z')), '2026-12-31')
})
