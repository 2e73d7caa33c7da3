import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fold } from './fold.ts'

const cases: [text: string, folded: string][] = [
  ['Inês Gonçalves', 'ines goncalves'],
  ['  JOÃO\t\nÑÍGUEZ  ', 'joao niguez'],
  ['Inês', 'ines'],
  ['Água & Sal, Lda.', 'agua sal lda'],
  ['🏊 Маша', '🏊 маша'],
  ['\u0301\u0301', ''],
]
for (const [text, folded] of cases) {
  test(`${JSON.stringify(text)} is searched as ${JSON.stringify(folded)}`, () => {
    assert.equal(fold(text), folded)
  })
}

test('folding what is folded changes nothing, and no two spaces are left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const once = fold(text)
      assert.equal(fold(once), once)
      assert.doesNotMatch(once, /\s\s|^\s|\s$/)
    }),
    { seed: 7, numRuns: 300 },
  )
})
