import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPassword } from './fields.ts'
import { isGuessable } from './guessable.ts'

const nobody = ['', '']

for (const password of [
  'Password1!',
  'Qwerty123!',
  'P@ssw0rd1',
  'Passw0rd!',
  'Admin123!',
  'Welcome1!',
  'Abcd1234!',
]) {
  test(`${password} keeps every rule and is guessed at once`, () => {
    assert.ok(newPassword.safeParse(password).success)
    assert.equal(isGuessable(password, nobody), true)
  })
}

for (const password of ['Podium!2026', 'Novissima!2027', 'Pàsswörd! 1 ñ', 'x9$Kq#7vLm2@']) {
  test(`${password} is not guessed at once`, () => {
    assert.equal(isGuessable(password, nobody), false)
  })
}

test("one's own name and address are guessed at once", () => {
  assert.equal(isGuessable('Valadares1!', ['Rita', 'Valadares', 'rita@podium.example']), true)
  assert.equal(isGuessable('Valadares1!', ['Marta', 'Nunes', 'marta@podium.example']), false)
})

test('a long password is judged as fast as a short one', () => {
  const start = performance.now()
  isGuessable('aA1!bcdefghijklmnopqrstuvwxyz'.repeat(4).slice(0, 100), ['a'.repeat(254)])
  assert.ok(performance.now() - start < 1500, `${performance.now() - start} ms`)
})
