import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarDay, monthsLater } from './calendar.ts'

test('a day begins at midnight in Portugal, in summer an hour before it does in UTC', () => {
  assert.equal(calendarDay(new Date('2026-06-30T22:59:59Z')), '2026-06-30')
  assert.equal(calendarDay(new Date('2026-06-30T23:00:00Z')), '2026-07-01')
  assert.equal(calendarDay(new Date('2026-12-31T23:59:59Z')), '2026-12-31')
})

test('months later it is the same day, or the last of a month that is too short', () => {
  const later = (day: string, months: number) =>
    monthsLater(new Date(`${day}T10:00:00Z`), months)
      .toISOString()
      .slice(0, 10)
  assert.equal(later('2026-08-31', 6), '2027-02-28')
  assert.equal(later('2027-08-31', 6), '2028-02-29')
  assert.equal(later('2026-08-15', 6), '2027-02-15')
  assert.equal(later('2027-08-31', -6), '2027-02-28')
  assert.equal(later('2027-03-01', -6), '2026-09-01')
})
