import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RefusalName, refusals } from '@podium/contract/refusals'
import { Refusal } from '../client/index.ts'
import { answerOf } from './pageAnswer.ts'

const refused = (name: RefusalName) => {
  const { code, status } = refusals[name]
  return new Refusal(status, { errors: [{ errorCode: code, key: name }] }, 7)
}

test('a page that cannot be read because the database is away says when to come back; a fault does not', () => {
  const away = { status: 503, headers: { 'retry-after': '7' } }
  assert.deepEqual(answerOf({ outcome: 'failed', error: refused('unavailable') }), away)
  for (const error of [refused('general'), new Error('x')]) {
    assert.deepEqual(answerOf({ outcome: 'failed', error }), { status: 500, headers: {} })
  }
  assert.deepEqual(answerOf({ outcome: 'missing', error: undefined }), { status: 404, headers: {} })
  assert.deepEqual(answerOf({ outcome: 'ready', error: undefined }), { status: 200, headers: {} })
})
