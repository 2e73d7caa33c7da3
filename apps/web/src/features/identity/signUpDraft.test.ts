import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftOf } from './signUpDraft.ts'

test('a sign-up draft keeps what was typed but no password and no human check', () => {
  const typed = {
    name: 'Inês',
    email: 'ines@podium.example',
    password: 'Podium!2026',
    repeatPassword: 'Podium!2026',
    captcha: 'solved',
  }
  assert.deepEqual(draftOf(typed), { name: 'Inês', email: 'ines@podium.example' })
})

test('a draft somebody tampered with loses what is not text', () => {
  assert.deepEqual(draftOf({ name: { toString: 'x' }, lastName: 4, address: 'Rua da Sofia' }), {
    address: 'Rua da Sofia',
  })
})
