import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@podium/contract/locale'
import { nearDay, nearDayInside, nearMoment } from './nearMoment.ts'

const now = new Date('2026-07-15T23:30:00+01:00')
const said = (at: string, language: Language = 'en') => nearMoment(language, at, now)

test('what was today is told by its time, what was yesterday by its name', () => {
  assert.equal(said('2026-07-15T00:10:00+01:00'), '00:10')
  assert.equal(said('2026-07-14T23:50:00+01:00'), 'yesterday, 23:50')
  assert.equal(said('2026-07-14T09:05:00+01:00', 'pt'), 'ontem, 09:05')
})

test('days further back are dates, with the year only when it was another', () => {
  assert.equal(said('2026-07-13T10:00:00+01:00'), '13 July, 10:00')
  assert.equal(said('2026-01-02T10:00:00Z', 'pt'), '2 de janeiro, 10:00')
  assert.equal(said('2025-12-31T10:00:00Z', 'pt'), '31 de dezembro de 2025')
})

test('a day is the heading of what happened on it', () => {
  const day = (at: string, language: Language = 'en') => nearDay(language, at, now)
  assert.equal(day('2026-07-15T00:10:00+01:00'), 'Today')
  assert.equal(day('2026-07-14T23:50:00+01:00', 'pt'), 'Ontem')
  assert.equal(day('2026-01-02T10:00:00Z', 'pt'), '2 de janeiro')
  assert.equal(day('2025-12-31T10:00:00Z'), '31 December 2025')
  assert.equal(nearDayInside('en', '2026-07-15T00:10:00+01:00', now), 'today')
})
