import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLongEnough } from './search-words.ts'

test('accents do not make a search longer, in whichever form they are written', () => {
  for (const text of ['Zé', 'Zé'.normalize('NFD'), 'a ', '\u{1d1ba}\u{1d165}\u{1d16e}'])
    assert.equal(isLongEnough(text), false, text)
  for (const text of ['Zés', 'Zés'.normalize('NFD'), 'a b', '日本人']) {
    assert.equal(isLongEnough(text), true, text)
  }
})
