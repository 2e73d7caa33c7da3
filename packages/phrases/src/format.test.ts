import assert from 'node:assert/strict'
import { test } from 'node:test'
import { creditsEn, creditsPt, groupsOfThree } from './format.ts'
import { notificationPhrases } from './notifications.ts'
import { supportMailPhrases } from './support-mails.ts'

const space = '\u00a0'

test('credits are written as people of the language write them, whether counted or written already', () => {
  assert.equal(creditsEn(1), '1 credit')
  assert.equal(creditsEn(12_000), '12,000 credits')
  assert.equal(creditsEn('12,000'), '12,000 credits')
  assert.equal(creditsPt(1), '1 crédito')
  assert.equal(creditsPt(12_000), `12${space}000 créditos`)
})

test('bell and mail write the same figure', () => {
  const facts = { reader: 'Inês', other: 'Marta', credits: 1200, months: 24, day: '' }
  assert.match(supportMailPhrases.en.requested.text(facts), /1,200 credits/)
  const { supportRequested } = notificationPhrases.en.texts
  assert.match(supportRequested('Marta', { credits: 1200 }), /1,200 credits/)
})

test('a reference is read in groups of three, however it came', () => {
  assert.equal(groupsOfThree('123456789'), '123\u00a0456\u00a0789')
  assert.equal(groupsOfThree('123 456 789'), '123\u00a0456\u00a0789')
})
