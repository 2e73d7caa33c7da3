import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFuzzyMatch } from './fuzzy-match.ts'

const cases: [typed: string, word: string, isMatch: boolean][] = [
  ['gonsalves', 'goncalves', true],
  ['goncalevs', 'goncalves', true],
  ['anabella', 'anabela', true],
  ['ana', 'mariana', true],
  ['rui', 'rua', false],
  ['joao', 'jaao', true],
  ['joao', 'jose', false],
  ['silva', 'sousa', false],
  ['benfica', 'bemfika', true],
  ['benfica', 'bemfikas', false],
]
for (const [typed, word, isMatch] of cases) {
  test(`${typed} ${isMatch ? 'matches' : 'does not match'} ${word}`, () => {
    assert.equal(isFuzzyMatch(typed, word), isMatch)
  })
}
