import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberDeliverables } from './number-deliverables.ts'

const post = (due: string | null) => ({ title: 'Publicação', due })

/** What versions become one after the other, the newest first, as they are read back. */
function numbersOf(...versions: { title: string; due: string | null }[][]): number[][] {
  let before: ReturnType<typeof numberDeliverables> = []
  return versions.map((wished) => {
    const numbered = numberDeliverables(wished, before)
    before = [...numbered, ...before]
    return numbered.map(({ n }) => n)
  })
}

test('a promise on another day is the one that stands, not one of the same words that was taken out', () => {
  const [first, second, third, last] = ['2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01']
  const taken = numbersOf([post(first)], [post(first), post(second)], [post(first)], [post(third)])
  assert.deepEqual(taken, [[1], [1, 2], [1], [1]])
  // Nor do two of the same words change places when both are put off.
  const both = numbersOf([post(first)], [post(first), post(second)], [post(third), post(last)])
  assert.deepEqual(both, [[1], [1, 2], [1, 2]])
})

test('what was taken out and comes back has the number it had', () => {
  const other = { title: 'Logótipo', due: null }
  assert.deepEqual(numbersOf([post(null), other], [other], [other, post('2027-01-01')]), [
    [1, 2],
    [2],
    [2, 1],
  ])
})
