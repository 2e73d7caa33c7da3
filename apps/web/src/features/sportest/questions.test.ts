import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as contract from '@podium/contract/sportest'
import { optionTypeOf, sportestTypes } from '@podium/contract/sportest-rules'
import { highScore } from './highScore.ts'
import { entityTypes, questionsOf, submissionOf, typeForRole } from './questions.ts'

test('the tests ask what the contract wants to know, no more and no less', () => {
  for (const type of sportestTypes) {
    assert.deepEqual(questionsOf[type].toSorted(), contract.sportestQuestions[type].toSorted())
  }
  assert.deepEqual(entityTypes.toSorted(), contract.sponsorEntityTypes.toSorted())
  assert.equal(highScore, contract.highScore)
})

test('a whole test, made from the fields of a form, fits the contract', () => {
  const words: Record<string, string> = { fanInterest: 'D', sponsorEntityType: 'OTHER' }
  for (const type of sportestTypes) {
    const whole = Object.fromEntries(
      questionsOf[type].map((question) => [question, words[question] ?? '7']),
    )
    const sent = submissionOf(type, whole, crypto.randomUUID())
    assert.ok(contract.sportestSubmission.safeParse(sent).success, type)
  }
})

test('an option is sent as a number, a letter as it is, a missing answer not at all', () => {
  const sent = submissionOf('FAN', { fanInterest: 'A', fanModalityAnswerId: '12' }, 'k')
  assert.deepEqual(sent, {
    sportestType: 'FAN',
    key: 'k',
    fanInterest: 'A',
    fanModalityAnswerId: 12,
  })
  assert.deepEqual(submissionOf('FAN', { fanModalityAnswerId: '' }, 'k'), {
    sportestType: 'FAN',
    key: 'k',
  })
  assert.equal(optionTypeOf.fanInterest, undefined)
})

test('fans and sponsors start with their own test, everybody else with the athlete’s', () => {
  const roles = ['FAN', 'SPONSOR', 'MANAGER', 'ADMIN', 'ATHLETE', undefined] as const
  assert.deepEqual(roles.map(typeForRole), [
    'FAN',
    'SPONSOR',
    'ATHLETE',
    'ATHLETE',
    'ATHLETE',
    'ATHLETE',
  ])
})
