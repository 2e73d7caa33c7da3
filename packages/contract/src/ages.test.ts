import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOn, countryDecides, isMinor, isTooYoung, youngestAge } from './ages.ts'

const cases: [today: string, born: string, age: number][] = [
  ['2026-11-21', '2006-11-21', 20],
  ['2026-11-20', '2006-11-21', 19],
  ['2026-11-22', '2006-11-21', 20],
  ['2026-01-01', '2025-12-31', 0],
  ['2026-02-28', '2004-02-29', 21],
  ['2026-03-01', '2004-02-29', 22],
  ['2028-02-29', '2004-02-29', 24],
  ['2026-11-21', '1900-01-01', 126],
]
for (const [today, born, age] of cases) {
  test(`who was born on ${born} is ${age} on ${today}`, () => {
    assert.equal(ageOn(today, born), age)
  })
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

const youngest: [country: string | null, today: string, years: number][] = [
  ['PT', '2026-11-23', 13],
  ['ES', '2026-11-23', 14],
  ['DE', '2026-11-23', 16],
  [null, '2026-11-23', 16],
  ['PT', '2019-08-08', 16],
  ['PT', '2019-08-09', 13],
]
for (const [country, today, years] of youngest) {
  test(`on ${today} somebody of ${country ?? 'nowhere known'} joins from ${years} years on`, () => {
    assert.equal(youngestAge(country, noon(today)), years)
  })
}

test('somebody is old enough from the midnight of the birthday on, and a minor until the eighteenth', () => {
  const today = noon('2026-11-23')
  assert.deepEqual(
    ['2013-11-24', '2013-11-23', null].map((born) => isTooYoung(born, 'PT', today)),
    [true, false, false],
  )
  assert.deepEqual(
    ['2008-11-24', '2008-11-23', '', null].map((born) => isMinor(born, today)),
    [true, false, false, false],
  )
})

test('the country decides about who is old enough in one of them and not without one', () => {
  const today = noon('2026-11-23')
  assert.deepEqual(
    ['2013-11-24', '2013-11-23', '2010-11-24', '2010-11-23'].map((born) =>
      countryDecides(born, today),
    ),
    [false, true, true, false],
  )
})
