import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideTrader } from './traders.ts'
import { decide } from './decisions.ts'

const broken = (
  body: { safeParse: (given: unknown) => { error?: { issues: { path: PropertyKey[] }[] } } },
  given: object,
) => (body.safeParse(given).error?.issues ?? []).map(({ path }) => path.join('.')).toSorted()

const onLaw = { ground: 'LAW', reference: '' }

test('a law that is not named is said beside whatever else is missing', () => {
  const about = { subjectType: 'profile', subjectId: 3 }
  assert.deepEqual(broken(decide.body, { ...about, ...onLaw, explanation: '' }), [
    'act',
    'explanation',
    'reference',
  ])
  assert.deepEqual(broken(decideTrader.body, onLaw), ['reference', 'state'])
  assert.deepEqual(broken(decideTrader.body, { ...onLaw, state: 'REFUSED', reason: '' }), [
    'reason',
    'reference',
  ])
})

test('on what a decision rests is said alone where that is not known', () => {
  assert.deepEqual(broken(decideTrader.body, { state: 'REFUSED', reason: 'No', ground: 'WHIM' }), [
    'ground',
  ])
})
