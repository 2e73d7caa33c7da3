import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SportestQuestion, sportestQuestions, sportestTypes } from '@podium/contract/sportest'
import fc from 'fast-check'
import { scoreOf, shares, type Weights } from './scoring.ts'

const weight = fc.integer({ min: 0, max: 40 }).map((quarter) => quarter / 4)

function weightsOf(type: (typeof sportestTypes)[number], value: number): Weights {
  return Object.fromEntries(sportestQuestions[type].map((question) => [question, value]))
}

for (const type of sportestTypes) {
  test(`the worst answers of the ${type} test give 0 and the best give 10`, () => {
    assert.equal(scoreOf(type, weightsOf(type, 0)).score, 0)
    assert.equal(scoreOf(type, weightsOf(type, 10)).score, 10)
  })

  test(`the shares of the ${type} test are ten points in all`, () => {
    assert.equal(
      Object.values(shares[type]).reduce<number>((sum, share) => sum + share, 0),
      10,
    )
  })

  test(`a better answer never lowers the score of the ${type} test`, () => {
    const questions = sportestQuestions[type] as readonly SportestQuestion[]
    const answers = fc.tuple(...questions.map(() => weight))
    fc.assert(
      fc.property(answers, fc.nat(questions.length - 1), weight, (given, index, more) => {
        const weights = Object.fromEntries(questions.map((question, i) => [question, given[i]]))
        const question = questions[index] as SportestQuestion
        const better = Math.min(10, (given[index] ?? 0) + more)
        const before = scoreOf(type, weights).score
        const after = scoreOf(type, { ...weights, [question]: better }).score
        assert.ok(after >= before && Number.isInteger(after) && after <= 10)
      }),
    )
  })
}
