import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareDeliverables, compareTexts } from './compare.ts'

const said = (before: string, after: string) =>
  compareTexts(before, after).map(({ kind, text }) => `${kind}: ${text}`)

test('a text is compared word by word, and what both have stays', () => {
  assert.deepEqual(said('The athlete makes three posts.', 'The athlete makes five posts.'), [
    'same: The athlete makes',
    'removed:  three',
    'added:  five',
    'same:  posts.',
  ])
  assert.deepEqual(said('One', 'One'), ['same: One'])
  assert.deepEqual(said('', 'New words'), ['added: New words'])
  assert.deepEqual(said('Old words', ''), ['removed: Old words'])
})

test('what is put together again is the text that it was, whatever was changed', () => {
  const words = ['a', 'b', 'c', '\n\n', 'd ', ' e', 'logo', 'posts']
  const text = (seed: number) =>
    Array.from({ length: 12 }, (_, at) => words[(seed * (at + 3) + at * at) % words.length]).join(
      ' ',
    )
  for (let seed = 1; seed < 60; seed += 1) {
    const [before, after] = [text(seed), text(seed * 7 + 1)]
    const pieces = compareTexts(before, after)
    const without = (kind: string) =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .map((piece) => piece.text)
        .join('')
    assert.equal(without('added'), before)
    assert.equal(without('removed'), after)
  }
})

test('a long text with much changed is compared in a blink', () => {
  const long = Array.from({ length: 1000 }, (_, at) => `word${at}`)
  const pieces = compareTexts(long.join(' '), long.map((word) => `${word}x`).join(' '))
  assert.deepEqual(
    pieces.map(({ kind }) => kind),
    ['removed', 'added'],
  )
})

test('deliverables are told that are new, gone, or due on another day', () => {
  const one = (n: number, due: string | null = null) => ({ n, title: `No. ${n}`, due })
  assert.deepEqual(
    compareDeliverables(
      [one(1), one(2, '2027-01-01'), one(3)],
      [one(2, '2027-02-01'), one(3), one(4)],
    ).map(({ n, kind, before }) => [n, kind, before]),
    [
      [1, 'removed', null],
      [2, 'moved', '2027-01-01'],
      [4, 'added', null],
    ],
  )
})
