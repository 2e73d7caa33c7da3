import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOn } from './age.ts'

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
