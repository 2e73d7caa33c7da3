import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@podium/contract/locale'
import { briefMoment } from './briefMoment.ts'

const now = new Date('2026-07-15T23:30:00+01:00')
const said = (at: string, language: Language = 'en') => briefMoment(language, at, now)

test('a line says the time of what was today, and the day alone of what was before', () => {
  assert.equal(said('2026-07-15T00:10:00+01:00'), '00:10')
  assert.equal(said('2026-07-14T23:50:00+01:00'), 'Yesterday')
  assert.equal(said('2026-07-14T09:05:00+01:00', 'pt'), 'Ontem')
  assert.equal(said('2026-07-13T10:00:00+01:00'), '13 July')
  assert.equal(said('2025-12-31T10:00:00Z', 'pt'), '31 de dezembro de 2025')
})
