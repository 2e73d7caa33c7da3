import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinParts, type Part } from '../merging.ts'

const ordinary = { weight: 1, strictness: 1 }
const first = { weight: 1, strictness: 1_000 }

function part(name: string, visits: number[], { size = 100, kind = 'shared' } = {}): Part {
  return { modules: [name], size, visits: new Set(visits), hasTexts: false, kind }
}

const namesOf = (parts: Part[]) =>
  parts.map(({ modules }) => modules.toSorted().join(' ')).toSorted()

test('parts that hardly differ in the visits that need them are joined, and large ones that differ are not', () => {
  const parts = [part('a', [0, 1]), part('b', [0]), part('large', [0, 2], { size: 50_000 })]
  const joined = joinParts(parts, [ordinary, ordinary, ordinary], new Map())
  assert.deepEqual(namesOf(joined), ['a b', 'large'])
})

test('nothing is joined with what a first visit needs that this visit does not need', () => {
  const joined = joinParts([part('a', [0, 1]), part('b', [0])], [ordinary, first], new Map())
  assert.deepEqual(namesOf(joined), ['a', 'b'])
})

test('parts between which a third stands stay apart, for their files would import each other', () => {
  const [a, b, between] = [part('a', [0]), part('b', [0]), part('between', [0], { kind: 'other' })]
  const needs = new Map([
    [a, new Set([between])],
    [between, new Set([b])],
  ])
  assert.deepEqual(namesOf(joinParts([a, b, between], [ordinary], needs)), ['a', 'b', 'between'])
})
