import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberRoles } from '@podium/contract/roles'
import { type Deeds, firstSteps } from './steps.ts'

const nothing: Deeds = { gallery: 0, followed: 0, supported: 0, movements: 0, products: 0 }
const blank = {
  avatar: { id: 0, main: null },
  sport: null,
  achievements: [],
  biography: null,
  aboutUs: null,
  hiddenProfile: true,
}
const picture = { id: 7, main: '/files/7/avatar-512.webp' }

function done(page: Parameters<typeof firstSteps>[0], deeds: Partial<Deeds> = {}) {
  return firstSteps(page, { ...nothing, ...deeds }).map(({ isDone }) => isDone)
}

test('who has just come has taken no step, whatever the role', () => {
  for (const role of memberRoles) assert.deepEqual(done({ ...blank, role }), [false, false, false])
})

test('an athlete needs a face and a sport, a deed, and an open page', () => {
  const athlete = { ...blank, role: 'ATHLETE' as const }
  assert.deepEqual(done({ ...athlete, avatar: picture }), [false, false, false])
  assert.deepEqual(done({ ...athlete, avatar: picture, sport: 'JUDO' }), [true, false, false])
  assert.deepEqual(done(athlete, { gallery: 1 }), [false, true, false])
  assert.deepEqual(done({ ...athlete, hiddenProfile: false }), [false, false, true])
})

test('a fan who supports has found somebody, and may have had credits from elsewhere', () => {
  const fan = { ...blank, role: 'FAN' as const }
  assert.deepEqual(done(fan, { followed: 1 }), [true, false, false])
  assert.deepEqual(done(fan, { movements: 1 }), [false, true, false])
  assert.deepEqual(done(fan, { supported: 1, movements: 2 }), [true, true, true])
})

test('a sponsor and a manager show who they are, what they do, and look for somebody', () => {
  const sponsor = { ...blank, role: 'SPONSOR' as const, avatar: picture, aboutUs: 'Figs.' }
  assert.deepEqual(done(sponsor, { products: 1, followed: 1 }), [true, true, true])
  const manager = { ...blank, role: 'MANAGER' as const, avatar: picture, biography: 'I call back.' }
  assert.deepEqual(done({ ...manager, hiddenProfile: false }), [true, true, false])
})
