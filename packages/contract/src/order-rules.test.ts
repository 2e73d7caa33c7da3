import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarDay } from './calendar.ts'
import {
  isOrderActOpen,
  type OrderAct,
  type OrderCourse,
  withdrawableUntil,
} from './order-rules.ts'

const begun: OrderCourse = {
  ...{ status: 'CONFIRMED', shippedAt: null, confirmedAt: null, withdrawnAt: null },
  ...{ claimedAt: null, recalledAt: null },
}
const moment = (iso: string) => new Date(iso)
const openAt = (act: OrderAct, course: OrderCourse, iso: string) =>
  isOrderActOpen(act, course, moment(iso))

test('a purchase is withdrawn from through the last day that the page names, and not the morning after', () => {
  const course = { ...begun, confirmedAt: moment('2026-11-30T09:00:00Z') }
  assert.equal(calendarDay(withdrawableUntil(course) ?? moment('')), '2026-12-14')
  assert.equal(openAt('withdraw', course, '2026-12-14T09:05:00Z'), true)
  assert.equal(openAt('withdraw', course, '2026-12-14T23:59:59Z'), true)
  assert.equal(openAt('withdraw', course, '2026-12-15T00:00:00Z'), false)
})

test('days of withdrawing are counted in Portugal, also over the changes of the clock', () => {
  const untilAfter = (iso: string) => {
    const course = { ...begun, confirmedAt: moment(iso) }
    return withdrawableUntil(course)?.toISOString()
  }
  // A day has 25 hours between these, and there 23; just after midnight and just before.
  assert.equal(untilAfter('2026-10-19T23:30:00Z'), '2026-11-03T23:59:59.999Z')
  assert.equal(untilAfter('2027-03-20T23:30:00Z'), '2027-04-03T22:59:59.999Z')
})

test('what nobody confirmed arrived on the fifth day after it was shipped', () => {
  const course = { ...begun, shippedAt: moment('2026-12-01T18:00:00Z') }
  assert.equal(openAt('withdraw', course, '2026-12-20T23:00:00Z'), true)
  assert.equal(openAt('withdraw', course, '2026-12-21T08:00:00Z'), false)
})

test('a fault is claimed through the same day three years later, or the last of its month', () => {
  const course = { ...begun, confirmedAt: moment('2026-11-30T09:00:00Z') }
  assert.equal(openAt('claim', course, '2029-11-30T22:00:00Z'), true)
  assert.equal(openAt('claim', course, '2029-12-01T08:00:00Z'), false)
  const leap = { ...begun, confirmedAt: moment('2028-02-29T09:00:00Z') }
  assert.equal(openAt('claim', leap, '2031-02-28T22:00:00Z'), true)
  assert.equal(openAt('claim', leap, '2031-03-01T08:00:00Z'), false)
})
