import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawBars } from './bars/draw.ts'
import { pageOf } from './bars/page.ts'
import { type Bars, mergeBars, readBars } from './bars/record.ts'
import { rowsOf } from './bars/rows.ts'

const stamp = { at: '2026-11-26', commit: 'abc', machine: '2 cores' }
const small = { name: 'start', value: 500, unit: 'ms', bar: 1000 }
const slow = { name: 'memory', value: 320, unit: 'MB', bar: 160 }
const before: Bars = {
  benches: [
    { bench: 'memory', ...stamp, results: [slow] },
    { bench: 'start-up', ...stamp, results: [small] },
  ],
  steps: [{ step: 'fuzz', ...stamp, minutes: 3, isHeld: true, last: 'None was a fault.' }],
}

test('the page and its picture are drawn from what is on record (npm run docs:bars)', async () => {
  const { now, wanted } = await pageOf(await readBars())
  assert.equal(now.page, wanted.page)
  assert.equal(now.picture, wanted.picture)
})

test('what is measured anew takes the place of the same alone', () => {
  const later = { ...stamp, at: '2026-11-27' }
  const merged = mergeBars(before, {
    benches: [{ bench: 'memory', ...later, results: [{ ...slow, value: 100 }] }],
    steps: [],
  })
  assert.deepEqual(merged.steps, before.steps)
  assert.deepEqual(
    merged.benches.map(({ bench, at }) => [bench, at]),
    [
      ['memory', '2026-11-27'],
      ['start-up', '2026-11-26'],
    ],
  )
})

test('a bar reaches to its share of the goal, whichever way it is measured', () => {
  const least = { name: 'score', value: 99, unit: '', bar: 100, isLeast: true }
  const bars = { ...before, benches: [{ bench: 'x', ...stamp, results: [small, slow, least] }] }
  assert.deepEqual(
    rowsOf(bars).map(({ name, score, isMet }) => [name, score, isMet]),
    [
      ['x: memory', 0.5, false],
      ['x: score', 0.99, false],
      ['x: start', 2, true],
    ],
  )
})

test('what is missed is told apart by more than its colour', () => {
  const picture = drawBars(rowsOf(before))
  assert.match(picture, /1 of 2 goals are met/)
  assert.match(picture, /class="missed".*✗ missed/)
  assert.match(picture, /class="met".*✓/)
})
