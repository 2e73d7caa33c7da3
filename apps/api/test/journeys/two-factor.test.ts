import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { login, refreshSession } from '@podium/contract/identity'
import { listInvitations } from '@podium/contract/invitations'
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  getAccount,
} from '@podium/contract/settings'
import { identityMailPhrases } from '@podium/phrases/identity-mails'
import { Secret, TOTP } from 'otpauth'
import { now } from '../../src/platform/clock.ts'
import { castPassword as password, join, openAdmin } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { waitUntilHeldUp } from '../wait.ts'

const podium = usePodium({ adminTwoFactor: true })
afterEach(restoreClock)

const step = 30

/** What an authenticator app shows, `seconds` from now. */
function shown(secret: string, seconds = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  return app.generate({ timestamp: now().getTime() + seconds * 1000 })
}

/** Turns it on with the code before the present one, so that the present one is still there to use. */
async function turnOn(person: Person) {
  const { secret, uri } = await person.call(beginTwoFactor, { body: { password } })
  const { recoveryCodes } = await person.call(confirmTwoFactor, {
    body: { code: shown(secret, -step) },
  })
  return { secret, uri, recoveryCodes }
}

const proof = ({ email }: Person, code?: string) => ({
  body: { email, password, ...(code !== undefined && { code }) },
})

test('turning it on needs the password and a code of the app', async () => {
  const marta = await join(podium(), 'FAN')
  await marta.refused('invalidPassword', beginTwoFactor, { body: { password: 'Wrong!2026' } })
  await marta.refused('entityDoesNotExist', confirmTwoFactor, { body: { code: '123456' } })
  const { secret, uri } = await marta.call(beginTwoFactor, { body: { password } })
  assert.match(uri, new RegExp(`^otpauth://totp/Podium:.*secret=${secret}`))
  for (const code of ['', '12345', 'abcdef', '1234567']) {
    const kind = code === '' ? 'NotBlank' : 'Pattern'
    await marta.violates(['code', kind], confirmTwoFactor, { body: { code } })
  }
  const wrong = shown(secret, 40 * step)
  await marta.violates(['code', 'Pattern'], confirmTwoFactor, { body: { code: wrong } })
  // Until a code was right nothing has changed.
  await podium().visitor().call(login, proof(marta))
  assert.equal((await marta.call(getAccount)).twoFactor, false)

  const code = shown(secret).replace(/^(...)/, '$1 ')
  const { recoveryCodes } = await marta.call(confirmTwoFactor, { body: { code } })
  assert.equal(new Set(recoveryCodes).size, 10)
  const account = await marta.call(getAccount)
  assert.deepEqual([account.twoFactor, account.recoveryCodesLeft], [true, 10])
  await marta.refused('stateChanged', beginTwoFactor, { body: { password } })
})

test('a secret that is asked for while it is being turned on turns nothing off', async () => {
  const marta = await join(podium(), 'FAN')
  await marta.call(beginTwoFactor, { body: { password } })
  const { db, pool } = podium().context.database
  const confirming = await pool.connect()
  await confirming.query('begin')
  const confirm = 'update second_factors set confirmed_at = now() where user_id = $1'
  await confirming.query(confirm, [marta.id])
  const late = marta.raw(beginTwoFactor, { body: { password } })
  await waitUntilHeldUp(db)
  await confirming.query('commit')
  confirming.release()
  assert.equal((await late).statusCode, 409)
  assert.equal((await marta.call(getAccount)).twoFactor, true)
})

test('a code turns on the secret that it is of, and no other that is asked for in that moment', async () => {
  const marta = await join(podium(), 'FAN')
  const { secret } = await marta.call(beginTwoFactor, { body: { password } })
  const { db, pool } = podium().context.database
  const beginning = await pool.connect()
  await beginning.query('begin')
  const begin = 'update second_factors set secret = $2 where user_id = $1'
  await beginning.query(begin, [marta.id, new Secret({ size: 20 }).base32])
  const late = marta.raw(confirmTwoFactor, { body: { code: shown(secret) } })
  await waitUntilHeldUp(db)
  await beginning.query('commit')
  beginning.release()
  assert.equal((await late).statusCode, 400)
  assert.equal((await marta.call(getAccount)).twoFactor, false)
})

test('turning it on and off is mailed, each once', async () => {
  const marta = await join(podium(), 'FAN')
  await marta.call(endTwoFactor, { body: { password } })
  const { secret } = await turnOn(marta)
  await marta.call(confirmTwoFactor, { body: { code: shown(secret) } })
  await marta.call(endTwoFactor, { body: { password } })
  await marta.call(endTwoFactor, { body: { password } })
  const { factorOn, factorOff } = identityMailPhrases.en
  const told = (await podium().mailsTo(marta.email)).filter(({ subject }) =>
    /two-factor/i.test(subject),
  )
  assert.deepEqual(
    told.map(({ subject }) => subject),
    [factorOff.subject, factorOn.subject],
  )
  for (const { text } of told) assert.match(text, /\/recover-password/)
})

test('from then on the password alone is not enough', async () => {
  const marta = await join(podium(), 'FAN')
  const { secret } = await turnOn(marta)
  const visitor = podium().visitor()
  await visitor.violates(['code', 'NotBlank'], login, proof(marta))
  await visitor.violates(['code', 'Pattern'], login, proof(marta, '000000'))
  assert.equal(visitor.token, undefined)
  assert.equal(visitor.cookies.has('podium_session'), false)
  // A wrong password says nothing about the second factor.
  const wrong = { body: { email: marta.email, password: 'Wrong!2026', code: shown(secret) } }
  await visitor.refused('invalidCredentials', login, wrong)
  await visitor.call(login, proof(marta, shown(secret)))
})

test('a code of the app works once, and the ones beside it in time too', async () => {
  const marta = await join(podium(), 'FAN')
  const { secret } = await turnOn(marta)
  const visitor = podium().visitor()
  await visitor.call(login, proof(marta, shown(secret)))
  await visitor.violates(['code', 'Pattern'], login, proof(marta, shown(secret)))
  await visitor.violates(['code', 'Pattern'], login, proof(marta, shown(secret, -step)))
  await visitor.call(login, proof(marta, shown(secret, step)))
  travel({ seconds: 10 * step })
  await visitor.violates(['code', 'Pattern'], login, proof(marta, shown(secret, -3 * step)))
  await visitor.call(login, proof(marta, shown(secret)))
})

test('of two who use a code at once, one gets in', async () => {
  const marta = await join(podium(), 'FAN')
  const { secret, recoveryCodes } = await turnOn(marta)
  for (const code of [shown(secret), recoveryCodes[0]]) {
    const answers = await Promise.all(
      [1, 2, 3].map(() => podium().visitor().raw(login, proof(marta, code))),
    )
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400, 400])
  }
})

test('a recovery code lets in once, however it is written', async () => {
  const marta = await join(podium(), 'FAN')
  const { recoveryCodes } = await turnOn(marta)
  const [code = '', spaced = '', whole = ''] = recoveryCodes
  const visitor = podium().visitor()
  await visitor.call(login, proof(marta, ` ${code.toLowerCase()} `))
  await visitor.call(login, proof(marta, spaced.replaceAll('-', ' ')))
  await visitor.call(login, proof(marta, whole.replaceAll('-', '')))
  await visitor.violates(['code', 'Pattern'], login, proof(marta, code))
  assert.equal((await marta.call(getAccount)).recoveryCodesLeft, 7)
})

test('new recovery codes cost a code of the app, and the old ones are gone', async () => {
  const marta = await join(podium(), 'FAN')
  const { secret, recoveryCodes } = await turnOn(marta)
  await marta.violates(['code', 'Pattern'], confirmTwoFactor, { body: { code: '000000' } })
  const fresh = await marta.call(confirmTwoFactor, { body: { code: shown(secret) } })
  const visitor = podium().visitor()
  await visitor.violates(['code', 'Pattern'], login, proof(marta, recoveryCodes[1]))
  await visitor.call(login, proof(marta, fresh.recoveryCodes[1]))
})

test('turning it off needs the password, and then the password alone lets in', async () => {
  const marta = await join(podium(), 'FAN')
  await turnOn(marta)
  await marta.refused('invalidPassword', endTwoFactor, { body: { password: 'Wrong!2026' } })
  await marta.call(endTwoFactor, { body: { password } })
  await podium().visitor().call(login, proof(marta))
  assert.equal((await marta.call(getAccount)).recoveryCodesLeft, 0)
})

test('where it is demanded, an admin acts only once it is on, and keeps it', async () => {
  const ana = await openAdmin(podium())
  assert.equal((await ana.call(getAccount)).twoFactorDemanded, true)
  await ana.refused('forbidden', listInvitations, {})
  assert.equal((await ana.call(refreshSession)).twoFactorDemanded, true)
  await turnOn(ana)
  await ana.call(listInvitations, {})
  assert.equal((await ana.call(refreshSession)).twoFactorDemanded, false)
  const { twoFactorDemanded, twoFactorStays } = await ana.call(getAccount)
  assert.deepEqual([twoFactorDemanded, twoFactorStays], [false, true])
  await ana.refused('forbidden', endTwoFactor, { body: { password } })
  // Of the others it is not demanded.
  const marta = await join(podium(), 'FAN')
  assert.equal((await marta.call(getAccount)).twoFactorDemanded, false)
})
