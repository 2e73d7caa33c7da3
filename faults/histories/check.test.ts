import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAnomalies } from './check.ts'
import type { Operation } from './history.ts'
import { brokenStores, serial, tryStore } from './stores.ts'

const seeds = Array.from({ length: 40 }, (_, at) => at + 1)
const found = (store: typeof serial, seed: number) => {
  const { operations, lists } = tryStore(store, seed)
  return findAnomalies(operations, lists)
}

test('a store that does one after the other has nothing against it', () => {
  for (const seed of seeds) assert.deepEqual(found(serial, seed), [], `seed ${seed}`)
})

for (const [name, store] of Object.entries(brokenStores)) {
  test(`a store that ${name} is caught`, () => {
    const caught = seeds.filter((seed) => found(store, seed).length > 0)
    assert.ok(caught.length > 37, `in ${caught.length} of ${seeds.length} histories`)
  })
}

const operation = (
  name: string,
  [invokedAt, endedAt]: [number, number],
  { appends = [], reads = [] }: { appends?: string[]; reads?: [list: string, ...string[]][] },
): Operation => ({
  ...{ name, invokedAt, endedAt, outcome: 'done' as const },
  appends: appends.map((value) => ({ list: value.slice(0, 1), value })),
  reads: reads.map(([list, ...values]) => ({ list, values, isWhole: true })),
})

test('what is wrong is told by its name', () => {
  const lists = new Map([
    ['a', ['a1', 'a2']],
    ['b', ['b1', 'b2']],
  ])
  const told = (...operations: Operation[]) =>
    findAnomalies(operations, lists).map((one) => /\((.*?)\)/.exec(one)?.[1])
  const always: [number, number] = [0, 9]
  const writers = operation('writers', always, { appends: ['a1', 'b1'] })
  const later = operation('later', always, { appends: ['a2', 'b2'] })
  const [a2, b2] = ['a2', 'b2'].map((value) => operation(value, always, { appends: [value] }))
  assert.ok(a2 && b2)
  // Two lists in two orders.
  assert.deepEqual(
    told(
      operation('one', always, { appends: ['a1', 'b2'] }),
      operation('other', always, { appends: ['a2', 'b1'] }),
    ),
    ['G0'],
  )
  // The later of one list, and not yet of the other.
  const halves = operation('halves', always, {
    reads: [
      ['a', 'a1', 'a2'],
      ['b', 'b1'],
    ],
  })
  assert.deepEqual(told(writers, later, halves), ['G-single'])
  // Each read what the other had not yet written.
  const skewed = [
    operation('one', always, { appends: ['a2'], reads: [['b', 'b1']] }),
    operation('other', always, { appends: ['b2'], reads: [['a', 'a1']] }),
  ]
  assert.deepEqual(told(writers, ...skewed), ['G2'])
  // What had been answered is not seen by who asks afterwards.
  const late = operation('late', [20, 21], { reads: [['a', 'a1']] })
  assert.deepEqual(told(writers, later, late), ['G-single, by the clock'])
  assert.deepEqual(told(writers, a2, b2), [])
})
