import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { decide } from '@podium/contract/decisions'
import { login, refreshSession, recoverPassword, resetPassword } from '@podium/contract/identity'
import {
  confirmLostFactor,
  keepFactor,
  keepOwnFactor,
  reportLostFactor,
  reportLostFactorOfAdmin,
} from '@podium/contract/lost-factor'
import { listNotifications } from '@podium/contract/notifications'
import { acceptGuardianship, nameGuardian } from '@podium/contract/guardianship'
import {
  beginTwoFactor,
  changeEmail,
  closeAccount,
  confirmEmail,
  confirmTwoFactor,
  getAccount,
} from '@podium/contract/settings'
import { Secret, TOTP } from 'otpauth'
import { runJob } from '../buying.ts'
import {
  castPassword as password,
  freshAddress,
  join,
  openAdmin,
  signIn,
  solveHumanCheck,
} from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { saveAthlete } from '../forms.ts'
import { family } from '../guarding.ts'
import type { Person } from '../person.ts'

const podium = usePodium()
afterEach(restoreClock)

const day = 24 * 60 * 60

/** What the authenticator app shows. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

async function turnOn(person: Person): Promise<string> {
  const { secret } = await person.call(beginTwoFactor, { body: { password } })
  await person.call(confirmTwoFactor, { body: { code: shown(secret, -1) } })
  return secret
}

/** Says that app and codes are lost, knowing the password. */
async function report({ email }: { email: string }, given = password) {
  const visitor = podium().visitor()
  const query = { 'g-recaptcha-response': await solveHumanCheck(visitor) }
  return visitor.raw(reportLostFactor, { query, body: { email, password: given } })
}

/** The secret of the newest mail with a link to one of the two pages. */
async function mailed(email: string, page: 'lost-factor' | 'keep-factor'): Promise<string> {
  for (const { text } of await podium().mailsTo(email)) {
    const [, token] = new RegExp(`/${page}/([\\w-]+)`).exec(text) ?? []
    if (token) return token
  }
  return assert.fail(`no link to ${page} for ${email}`)
}

/** Both proofs given: the wait runs from now on. */
async function beginWait(person: Person): Promise<string> {
  assert.equal((await report(person)).statusCode, 204)
  const token = await mailed(person.email, 'lost-factor')
  return (await podium().visitor().call(confirmLostFactor, { body: { token } })).endsAt
}

/** Does what the job does every minute. */
const minutePasses = () => runJob(podium(), 'end-lost-factors')

const proof = ({ email }: Person, code?: string) => ({
  body: { email, password, ...(code && { code }) },
})
const subjects = async (email: string) =>
  (await podium().mailsTo(email)).map(({ subject }) => subject)

test('password, mailbox and seven days take the second factor off, and every session ends', async () => {
  const marta = await join(podium(), 'FAN')
  await turnOn(marta)
  const endsAt = await beginWait(marta)
  const days = (Date.parse(endsAt) - Date.now()) / 1000 / day
  assert.ok(days > 6.99 && days < 7.01, String(days))
  assert.equal((await marta.call(getAccount)).twoFactorEndsAt, endsAt)
  const { list } = await marta.call(listNotifications)
  assert.equal(list[0]?.kind, 'factorLost')

  travel({ seconds: 7 * day - 600 })
  await minutePasses()
  await minutePasses()
  const told = await subjects(marta.email)
  assert.equal(told.filter((subject) => /about to be turned off/.test(subject)).length, 2)
  await podium().visitor().violates(['code', 'NotBlank'], login, proof(marta))

  travel({ seconds: 7 * day + 60 })
  await Promise.all([minutePasses(), minutePasses()])
  assert.equal((await podium().visitor().raw(login, proof(marta))).statusCode, 200)
  assert.equal((await marta.raw(refreshSession)).statusCode, 401)
  const gone = (await subjects(marta.email)).filter((subject) => /is off now/.test(subject))
  assert.equal(gone.length, 1)
})

test('who knows the password alone brings about a mail and nothing else', async () => {
  const marta = await join(podium(), 'FAN')
  await turnOn(marta)
  assert.equal((await report(marta)).statusCode, 204)
  travel({ seconds: 40 * day })
  await minutePasses()
  await podium().visitor().violates(['code', 'NotBlank'], login, proof(marta))
  // The link that was never opened is over by then.
  const token = await mailed(marta.email, 'lost-factor')
  await podium().visitor().refused('invalidToken', confirmLostFactor, { body: { token } })
})

test('a link at an address that the account has no more begins nothing', async () => {
  const marta = await join(podium(), 'FAN')
  await turnOn(marta)
  assert.equal((await report(marta)).statusCode, 204)
  const link = await mailed(marta.email, 'lost-factor')
  const email = freshAddress('new')
  await marta.call(changeEmail, { body: { email, password } })
  const token = await podium().tokenMailedTo(email, '/confirm-email')
  await podium().visitor().call(confirmEmail, { body: { token } })
  const stale = { body: { token: link } }
  await podium().visitor().refused('invalidToken', confirmLostFactor, stale)
})

test('who reads the mails alone cannot begin it, and with a password set by mail waits for thirty days', async () => {
  const marta = await join(podium(), 'FAN')
  await turnOn(marta)
  assert.equal((await report(marta, 'Wrong!2026')).statusCode, 400)
  await podium()
    .visitor()
    .call(recoverPassword, { body: { email: marta.email } })
  await podium().settled()
  const token = await podium().tokenMailedTo(marta.email, '/reset-password')
  await podium()
    .visitor()
    .call(resetPassword, { body: { token, newPassword: 'Novissima!2027' } })
  assert.equal((await report(marta, 'Novissima!2027')).statusCode, 204)
  const link = await mailed(marta.email, 'lost-factor')
  const { endsAt } = await podium()
    .visitor()
    .call(confirmLostFactor, { body: { token: link } })
  const days = (Date.parse(endsAt) - Date.now()) / 1000 / day
  assert.ok(days > 29.9 && days < 30.1, String(days))
})

test('the owner stops it by the link, in a session, by a code, or with another password', async () => {
  const stops: ((person: Person, secret: string) => Promise<unknown>)[] = [
    async ({ email }) => {
      const body = { token: await mailed(email, 'keep-factor') }
      await podium().visitor().call(keepFactor, { body })
      await podium().visitor().refused('invalidToken', keepFactor, { body })
    },
    async (person) => {
      await person.call(keepOwnFactor)
      await person.refused('stateChanged', keepOwnFactor)
    },
    (person, secret) =>
      podium()
        .visitor()
        .call(login, proof(person, shown(secret))),
    async ({ email }) => {
      await podium().visitor().call(recoverPassword, { body: { email } })
      await podium().settled()
      const token = await podium().tokenMailedTo(email, '/reset-password')
      await podium()
        .visitor()
        .call(resetPassword, { body: { token, newPassword: 'Nova!2027x' } })
    },
  ]
  for (const stop of stops) {
    const marta = await join(podium(), 'FAN')
    const secret = await turnOn(marta)
    await beginWait(marta)
    const warned = await mailed(marta.email, 'keep-factor')
    await stop(marta, secret)
    await podium()
      .visitor()
      .refused('invalidToken', keepFactor, { body: { token: warned } })
    const told = await subjects(marta.email)
    assert.ok(told.includes('Two-factor sign-in stays on'), stop.toString())
    travel({ seconds: 8 * day })
    await minutePasses()
    restoreClock()
    const left = await podium()
      .context.database.db.selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', marta.id)
      .execute()
    assert.equal(left.length, 1)
  }
})

test('of two who begin it at once one does, with one wait and one warning', async () => {
  const marta = await join(podium(), 'FAN')
  await turnOn(marta)
  await report(marta)
  const body = { token: await mailed(marta.email, 'lost-factor') }
  const answers = await Promise.all(
    [1, 2, 3].map(() => podium().visitor().raw(confirmLostFactor, { body })),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400, 400])
  const warnings = (await subjects(marta.email)).filter((subject) => /about to be/.test(subject))
  assert.equal(warnings.length, 1)
})

test('without a second factor there is nothing to lose', async () => {
  const marta = await join(podium(), 'FAN')
  assert.equal((await report(marta)).statusCode, 409)
})

test('who is suspended may go this way too; a closed account may not', async () => {
  const admin = await openAdmin(podium())
  const marta = await join(podium(), 'FAN')
  await turnOn(marta)
  await admin.call(decide, {
    body: { ...about(marta), act: 'SUSPEND', ground: 'TERMS' },
  })
  await beginWait(marta)
  await marta.call(closeAccount, { body: { password } })
  const token = await mailed(marta.email, 'keep-factor')
  await podium().visitor().refused('invalidToken', keepFactor, { body: { token } })
  assert.equal((await report(marta)).statusCode, 400)
  travel({ seconds: 8 * day })
  await minutePasses()
  assert.ok(!(await subjects(marta.email)).some((subject) => /is off now/.test(subject)))
})

test('who looks after somebody under age is told, and can stop it', async () => {
  const rui = await join(podium(), 'ATHLETE')
  await saveAthlete(rui, { dateOfBirth: bornYearsAgo(15) })
  // A server trusts a session it has looked up for less than a second.
  await new Promise((done) => setTimeout(done, 900))
  const maria = await join(podium(), 'FAN')
  await rui.call(nameGuardian, { body: { email: maria.email } })
  await podium().settled()
  const secret = await podium().tokenMailedTo(maria.email, '/guardianship')
  const body = { confirmed: true as const, dateOfBirth: '1980-05-05' }
  await maria.call(acceptGuardianship, { params: { secret }, body })
  await turnOn(rui)
  await beginWait(rui)
  const token = await mailed(maria.email, 'keep-factor')
  await podium().visitor().call(keepFactor, { body: { token } })
  assert.equal((await rui.call(getAccount)).twoFactorEndsAt, null)
})

test('who looks after somebody under age is told that the second factor is off', async () => {
  const { rui, paula } = await family(podium())
  await turnOn(rui)
  await beginWait(rui)
  travel({ seconds: 7 * day + 60 })
  await minutePasses()
  const told = (await subjects(paula.email)).filter((subject) => /is off now/.test(subject))
  assert.deepEqual(told, ['Rui’s two-factor sign-in is off now'])
})

test('for an admin only another admin with a second factor begins it', async () => {
  const [ana, rita] = [await openAdmin(podium()), await openAdmin(podium())]
  await turnOn(ana)
  assert.equal((await report(ana)).statusCode, 403)
  const asked = { params: { id: ana.id }, body: { reason: 'She called me' } }
  await rita.refused('forbidden', reportLostFactorOfAdmin, asked)
  await ana.refused('forbidden', reportLostFactorOfAdmin, asked)
  const marta = await join(podium(), 'FAN')
  const member = { ...asked, params: { id: marta.id } }
  await rita.refused('userNotFound', reportLostFactorOfAdmin, member)
  await turnOn(rita)
  const { endsAt } = await rita.call(reportLostFactorOfAdmin, asked)
  assert.deepEqual(await rita.call(reportLostFactorOfAdmin, asked), { endsAt })
  assert.ok(await mailed(ana.email, 'keep-factor'))
  travel({ seconds: 8 * day })
  await minutePasses()
  restoreClock()
  await signIn(ana)
})

const about = ({ id }: Person) => ({
  subjectType: 'profile' as const,
  subjectId: id,
  explanation: 'Spam in messages',
})

function bornYearsAgo(years: number): string {
  const date = new Date()
  date.setFullYear(date.getFullYear() - years)
  return date.toISOString().slice(0, 10)
}
