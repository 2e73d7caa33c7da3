import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNear } from './fuzzy-match.ts'

const cases: [typed: string, word: string, near: boolean][] = [
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
for (const [typed, word, near] of cases) {
  test(`whoever typed ${typed} ${near ? 'may have meant' : 'did not mean'} ${word}`, () => {
    assert.equal(isNear(typed, word), near)
  })
}
