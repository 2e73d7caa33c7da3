import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  getPermissions,
  login,
  readResetLink,
  recoverPassword,
  refreshSession,
  resetPassword,
  validateAccount,
} from '@podium/contract/identity'
import { closeAccount } from '@podium/contract/settings'
import { castPassword, freshAddress, join, signIn, signUp } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()
afterEach(restoreClock)

const newPassword = 'Novissima!2027'

/** Asks for a link and reads it from the mail. */
async function recover(person: Person): Promise<string> {
  await podium()
    .visitor()
    .call(recoverPassword, { body: { email: person.email } })
  await podium().settled()
  return podium().tokenMailedTo(person.email, '/reset-password')
}

test('a new password is set once with the mailed link, and the old one is worth nothing', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const token = await recover(ines)
  const visitor = podium().visitor()
  await visitor.call(resetPassword, { body: { token, newPassword } })
  await visitor.refused('invalidToken', resetPassword, { body: { token, newPassword } })
  const { email } = ines
  await visitor.refused('invalidCredentials', login, { body: { email, password: castPassword } })
  await visitor.call(login, { body: { email, password: newPassword } })
})

test('the link leads on to where somebody was, and never to another site', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const { email } = ines
  const visitor = podium().visitor()
  const returnTo = '/athlete/7?support=50'
  await visitor.call(recoverPassword, { body: { email, returnTo } })
  await podium().settled()
  const leadsOn = `/reset-password/[\\w-]+\\?${new URLSearchParams({ returnTo }).toString()}`
  assert.match((await podium().mailTo(email)).text, new RegExp(leadsOn))
  for (const elsewhere of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    const body = { email, returnTo: elsewhere }
    await visitor.violates(['returnTo', 'Pattern'], recoverPassword, { body })
  }
})

test('of two who use one link at once exactly one wins', async () => {
  const ines = await join(podium(), 'FAN')
  const token = await recover(ines)
  const wanted = ['Primeira!2027', 'Segunda!2027', 'Terceira!2027']
  const answers = await Promise.all(
    wanted.map((password) =>
      podium()
        .visitor()
        .raw(resetPassword, { body: { token, newPassword: password } }),
    ),
  )
  assert.deepEqual(answers.map((answer) => answer.statusCode).sort(), [204, 400, 400])
  const won = wanted[answers.findIndex((answer) => answer.statusCode === 204)] ?? ''
  await podium()
    .visitor()
    .call(login, { body: { email: ines.email, password: won } })
})

test('the link works for an hour and no longer', async () => {
  const [early, late] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  const [earlyToken, lateToken] = [await recover(early), await recover(late)]
  travel({ seconds: 59 * 60 })
  await early.call(resetPassword, { body: { token: earlyToken, newPassword } })
  travel({ seconds: 61 * 60 })
  await late.refused('invalidToken', resetPassword, { body: { token: lateToken, newPassword } })
})

test('whether a link still works is told before a password is typed, and asking uses nothing up', async () => {
  const ines = await join(podium(), 'FAN')
  const visitor = podium().visitor()
  const holds = async (token: string) =>
    (await visitor.call(readResetLink, { params: { token } })).valid
  const [old, token] = [await recover(ines), await recover(ines)]
  assert.deepEqual(await Promise.all([old, token, token, 'x'].map(holds)), [
    false,
    true,
    true,
    false,
  ])
  travel({ seconds: 61 * 60 })
  assert.equal(await holds(token), false)
  restoreClock()
  await visitor.call(resetPassword, { body: { token, newPassword } })
  assert.equal(await holds(token), false)
  const last = await recover(ines)
  assert.equal(await holds(last), true)
  await signIn(Object.assign(ines, { password: newPassword }))
  await ines.call(closeAccount, { body: { password: newPassword } })
  assert.equal(await holds(last), false)
})

test('asking again makes the earlier link worthless', async () => {
  const ines = await join(podium(), 'FAN')
  const first = await recover(ines)
  const second = await recover(ines)
  await ines.refused('invalidToken', resetPassword, { body: { token: first, newPassword } })
  await ines.call(resetPassword, { body: { token: second, newPassword } })
})

test('a reset ends every session everywhere and mails a notice', async () => {
  const ines = await join(podium(), 'FAN', { language: 'pt' })
  const phone = ines.twin()
  await signIn(phone)
  const token = await recover(ines)
  await podium().visitor().call(resetPassword, { body: { token, newPassword } })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  for (const window of [ines, phone]) {
    assert.equal((await window.raw(getPermissions)).statusCode, 401)
    assert.equal((await window.raw(refreshSession)).statusCode, 401)
  }
  const notice = await podium().mailTo(ines.email, 'A tua palavra-passe foi alterada')
  assert.equal(notice.text.includes(token), false)
})

test('a password that is too weak leaves the link as it was', async () => {
  const ines = await join(podium(), 'FAN')
  const token = await recover(ines)
  const weak = { body: { token, newPassword: 'weak' } }
  await ines.violates(['newPassword', 'PasswordStrength'], resetPassword, weak)
  await ines.violates(['newPassword', 'NotBlank'], resetPassword, { body: { token } })
  await ines.call(resetPassword, { body: { token, newPassword } })
})

test('a password that anybody guesses leaves the link as it was', async () => {
  const ines = await join(podium(), 'FAN')
  const token = await recover(ines)
  const usual = { body: { token, newPassword: 'Password1!' } }
  await ines.violates(['newPassword', 'PasswordGuessable'], resetPassword, usual)
  await ines.call(resetPassword, { body: { token, newPassword } })
})

test('a reset token activates nothing by itself, and the link of a reset proves the address', async () => {
  const waiting = await signUp(podium(), 'FAN')
  const token = await recover(waiting)
  await waiting.refused('invalidToken', validateAccount, { body: { token } })
  await waiting.call(resetPassword, { body: { token, newPassword } })
  await waiting.call(login, { body: { email: waiting.email, password: newPassword } })
})

test('garbage in place of a token is invalid', async () => {
  for (const token of ['x', 'a'.repeat(64), "' or true --"]) {
    await podium()
      .visitor()
      .refused('invalidToken', resetPassword, { body: { token, newPassword } })
  }
})

test('recovery says the same to everybody and mails only who is known', async () => {
  const ines = await join(podium(), 'FAN')
  const unknown = freshAddress('nobody')
  const said = []
  for (const email of [ines.email, unknown]) {
    const answer = await podium().visitor().raw(recoverPassword, { body: { email } })
    said.push([answer.statusCode, answer.body, Object.keys(answer.headers).sort()])
  }
  assert.deepEqual(said[0], said[1])
  assert.equal((await podium().mailsTo(unknown)).length, 0)
  assert.equal((await podium().mailsTo(ines.email)).length, 2)
})

async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

// Figures to look at, not a bar: a shared machine has moods. The calls alternate, so that both kinds
// have the same ones, and only a gross difference fails.
test('a known and an unknown address take the same time', async (context) => {
  const ines = await join(podium(), 'FAN')
  const visitor = podium().visitor()
  const calls = {
    login: (email: string) => visitor.raw(login, { body: { email, password: 'Wrong!2026' } }),
    recover: (email: string) => visitor.raw(recoverPassword, { body: { email } }),
  }
  for (const [name, call] of Object.entries(calls)) {
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let count = 0; count < 40; count++) {
      known.push(await timed(() => call(ines.email)))
      unknown.push(await timed(() => call('nobody.at.all@podium.example')))
    }
    const [one, other] = [median(known), median(unknown)]
    context.diagnostic(`${name}: known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms`)
    assert.ok(one / other < 5 && other / one < 5, `${name}: ${one} against ${other} ms`)
  }
})
