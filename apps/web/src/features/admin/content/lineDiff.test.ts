import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { lineDiff, shorten } from './lineDiff.ts'

test('a comparison tells both texts, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
    .map((l) => l.join('\n'))
  fc.assert(
    fc.property(text, text, (old, fresh) => {
      const lines = lineDiff(old, fresh)
      const told = (...kinds: string[]) =>
        lines.flatMap((line) => ('text' in line && kinds.includes(line.kind) ? [line.text] : []))
      assert.equal(told('same', 'removed').join('\n'), old)
      assert.equal(told('same', 'added').join('\n'), fresh)
    }),
    { seed: 7, numRuns: 300 },
  )
})

test('one line changed is one line out and one line in', () => {
  const kinds = lineDiff('a\nb\nc', 'a\nx\nc').map(({ kind }) => kind)
  assert.deepEqual(kinds.toSorted(), ['added', 'removed', 'same', 'same'])
})

test('what did not change is left out but for two lines around', () => {
  const old = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n')
  const short = shorten(lineDiff(old, old.replace('line 10', 'LINE 10')))
  assert.deepEqual(
    short.map((line) => (line.kind === 'skipped' ? line.count : line.kind)),
    [8, 'same', 'same', 'removed', 'added', 'same', 'same', 7].map((one) => one),
  )
  assert.deepEqual(shorten(lineDiff('a\nb', 'a\nb')), [{ kind: 'skipped', count: 2 }])
})
