import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  getPermissions,
  login,
  readResetLink,
  recoverPassword,
  resetPassword,
  validateAccount,
} from '@podium/contract/identity'
import {
  changeEmail,
  changePassword,
  confirmEmail,
  endOneSession,
  endOtherSessions,
  getAccount,
  listSessions,
} from '@podium/contract/settings'
import {
  castPassword as password,
  freshAddress,
  join,
  openMember,
  signIn,
  signUp,
} from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()
afterEach(restoreClock)

const newPassword = 'Novissima!2027'
const hours = 3600

/** The same person at another device. */
async function onPhone(person: Person): Promise<Person> {
  const { id, email } = person
  const phone = Object.assign(podium().visitor(), { id, email, password })
  phone.headers['user-agent'] =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1'
  await signIn(phone)
  return phone
}

const proof = (email: string, given = password) => ({ body: { email, password: given } })

async function mailedToken(email: string, path: string): Promise<string> {
  await podium().settled()
  return podium().tokenMailedTo(email, path)
}

/** Asks for another address; answers the token that was mailed there. */
async function askForAddress(person: Person, email: string): Promise<string> {
  await person.call(changeEmail, { body: { email, password } })
  return mailedToken(email, '/confirm-email')
}

async function recover(person: Person): Promise<string> {
  await podium()
    .visitor()
    .call(recoverPassword, { body: { email: person.email } })
  return mailedToken(person.email, '/reset-password')
}

test('a new password needs the present one and must be strong', async () => {
  const marta = await join(podium(), 'FAN')
  const change = (body: object) => ({ body: { password, newPassword, ...body } })
  await marta.refused('invalidPassword', changePassword, change({ password: 'Wrong!2026' }))
  const empty = await marta.refused('emptyNewPassword', changePassword, change({ newPassword: '' }))
  assert.deepEqual(empty.fields, { newPassword: [{ kind: 'NotBlank' }] })
  for (const weak of ['Short1!', 'nocapitals1!', 'NOSMALL1!', 'NoDigits!!', 'NoSpecial11']) {
    const given = change({ newPassword: weak })
    await marta.violates(['newPassword', 'PasswordStrength'], changePassword, given)
  }
  const long = change({ newPassword: `Aa1!${'x'.repeat(97)}` })
  await marta.violates(['newPassword', 'PasswordStrength'], changePassword, long)
  const usual = change({ newPassword: 'Qwerty123!' })
  await marta.violates(['newPassword', 'PasswordGuessable'], changePassword, usual)
  await marta.violates(['password', 'NotBlank'], changePassword, change({ password: '' }))
  await podium().visitor().call(login, proof(marta.email))
})

test('a new password ends the other sessions, mails a notice and counts at once', async () => {
  const marta = await join(podium(), 'FAN', { language: 'en' })
  const phone = await onPhone(marta)
  await marta.call(changePassword, { body: { password, newPassword } })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  assert.equal((await phone.raw(getPermissions)).statusCode, 401)
  assert.deepEqual(await marta.call(getPermissions), ['FAN'])
  const visitor = podium().visitor()
  await visitor.refused('invalidCredentials', login, proof(marta.email))
  await visitor.call(login, proof(marta.email, newPassword))
  await podium().mailTo(marta.email, 'password was changed')
})

test('a new password makes links mailed before worthless', async () => {
  const marta = await join(podium(), 'FAN')
  const reset = await recover(marta)
  const confirmation = await askForAddress(marta, freshAddress('new'))
  await marta.call(changePassword, { body: { password, newPassword } })
  const visitor = podium().visitor()
  await visitor.refused('invalidToken', resetPassword, { body: { token: reset, newPassword } })
  await visitor.refused('invalidToken', confirmEmail, { body: { token: confirmation } })
})

test('an empty new password after recovery is emptyNewPassword and leaves the link as it was', async () => {
  const marta = await join(podium(), 'FAN')
  const token = await recover(marta)
  const visitor = podium().visitor()
  await visitor.refused('emptyNewPassword', resetPassword, { body: { token, newPassword: '' } })
  await visitor.call(resetPassword, { body: { token, newPassword } })
})

test('another address counts once it is confirmed, and the old one is told', async () => {
  const marta = await join(podium(), 'FAN', { language: 'en' })
  const email = freshAddress('new')
  const token = await askForAddress(marta, email)
  const waiting = await marta.call(getAccount)
  assert.deepEqual([waiting.email, waiting.newEmail], [marta.email, email])
  const visitor = podium().visitor()
  await visitor.call(login, proof(marta.email))
  await visitor.refused('invalidCredentials', login, proof(email))

  await podium().visitor().call(confirmEmail, { body: { token } })
  const changed = await marta.call(getAccount)
  assert.deepEqual([changed.email, changed.newEmail], [email, null])
  await visitor.call(login, proof(email.toUpperCase()))
  await visitor.refused('invalidCredentials', login, proof(marta.email))
  const notice = await podium().mailTo(marta.email, 'address was changed')
  assert.ok(notice.text.includes(email))
})

test('a link at a new address that is opened again says that it counts, until another one does', async () => {
  const marta = await join(podium(), 'FAN')
  const [email, next] = [freshAddress('new'), freshAddress('next')]
  const token = await askForAddress(marta, email)
  const visitor = podium().visitor()
  await visitor.call(confirmEmail, { body: { token } })
  const { length } = await podium().mailsTo(marta.email)
  travel({ seconds: 30 * 24 * hours })
  await visitor.call(confirmEmail, { body: { token } })
  restoreClock()
  assert.equal((await podium().mailsTo(marta.email)).length, length)
  const other = await askForAddress(marta, next)
  await visitor.call(confirmEmail, { body: { token } })
  await visitor.call(confirmEmail, { body: { token: other } })
  await visitor.refused('invalidToken', confirmEmail, { body: { token } })
  assert.equal((await marta.call(getAccount)).email, next)
})

test('asking for another address needs the password and an address that is free', async () => {
  const [marta, rui] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  const ask = (body: object) => ({ body: { email: freshAddress('new'), password, ...body } })
  await marta.refused('invalidPassword', changeEmail, ask({ password: 'Wrong!2026' }))
  await marta.refused('emailInUse', changeEmail, ask({ email: rui.email.toUpperCase() }))
  for (const odd of [
    'mаrta@podium.example',
    'a@b',
    'a b@podium.example',
    'a@podium.example\r\nX: y',
  ]) {
    await marta.violates(['email', 'Pattern'], changeEmail, ask({ email: odd }))
  }
  assert.equal((await marta.call(getAccount)).newEmail, null)
})

test('a sponsor stays with a corporate address', async () => {
  const helena = await join(podium(), 'SPONSOR')
  for (const email of ['volta@gmail.com', 'volta@clix.pt', 'volta@sub.mailinator.com']) {
    await helena.refused('invalidSponsorEmail', changeEmail, { body: { email, password } })
  }
  await helena.call(changeEmail, { body: { email: freshAddress('volta'), password } })
})

test('the link at a new address works for a day, changes it once, and only the newest', async () => {
  const marta = await join(podium(), 'FAN')
  const email = freshAddress('new')
  const first = await askForAddress(marta, email)
  const second = await askForAddress(marta, email)
  const visitor = podium().visitor()
  await visitor.refused('invalidToken', confirmEmail, { body: { token: first } })
  travel({ seconds: 24 * hours + 60 })
  await visitor.refused('invalidToken', confirmEmail, { body: { token: second } })
  restoreClock()
  const answers = await Promise.all(
    [1, 2].map(() =>
      podium()
        .visitor()
        .raw(confirmEmail, { body: { token: second } }),
    ),
  )
  // Both are told that it counts, and the old address once.
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [204, 204],
  )
  const told = await podium().mailsTo(marta.email)
  assert.equal(told.filter(({ text }) => text.includes(email)).length, 1)
})

test('an address that somebody took meanwhile is not taken away from them', async () => {
  const marta = await join(podium(), 'FAN')
  const email = freshAddress('wanted')
  const token = await askForAddress(marta, email)
  await openMember(podium(), 'FAN', { email })
  await podium().visitor().refused('emailInUse', confirmEmail, { body: { token } })
  assert.equal((await marta.call(getAccount)).email, marta.email)
})

test('recovering the password stops a change of address that somebody else asked for', async () => {
  const marta = await join(podium(), 'FAN')
  const confirmation = await askForAddress(marta, freshAddress('thief'))
  const token = await recover(marta)
  const visitor = podium().visitor()
  await visitor.call(resetPassword, { body: { token, newPassword } })
  await visitor.refused('invalidToken', confirmEmail, { body: { token: confirmation } })
})

test('a link at the old address sets no password once the address has changed', async () => {
  const marta = await join(podium(), 'FAN')
  const reset = await recover(marta)
  const token = await askForAddress(marta, freshAddress('new'))
  await podium().visitor().call(confirmEmail, { body: { token } })
  const stale = { body: { token: reset, newPassword } }
  await podium().visitor().refused('invalidToken', resetPassword, stale)
})

/** Moves somebody's account to another address; answers the token that the one before was mailed. */
async function moveTo(person: Person, email: string): Promise<string> {
  const token = await askForAddress(person, email)
  await podium().visitor().call(confirmEmail, { body: { token } })
  return mailedToken(person.email, '/reset-password')
}

test('who did not change the address puts it back with a new password, and others are out', async () => {
  const marta = await join(podium(), 'FAN', { language: 'en' })
  const thief = await onPhone(marta)
  const [taken, later] = [freshAddress('thief'), freshAddress('later')]
  const token = await moveTo(thief, taken)
  await thief.call(changePassword, { body: { password, newPassword: 'DoLadrao!2027' } })
  thief.password = 'DoLadrao!2027'
  const ask = { body: { email: later, password: thief.password } }
  await thief.call(changeEmail, ask)
  const visitor = podium().visitor()
  await visitor.call(confirmEmail, { body: { token: await mailedToken(later, '/confirm-email') } })
  const ofThief = await mailedToken(taken, '/reset-password')

  const link = { params: { token } }
  assert.deepEqual(await visitor.call(readResetLink, link), { valid: true, email: marta.email })
  // Signed up by somebody to whom no link there is mailed: it keeps its owner from nothing.
  await signUp(podium(), 'FAN', { email: marta.email })
  await visitor.call(resetPassword, { body: { token, newPassword } })
  await visitor.call(login, proof(marta.email, newPassword))
  await visitor.refused('invalidCredentials', login, proof(later, thief.password))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  assert.equal((await thief.raw(getPermissions)).statusCode, 401)
  const told = await podium().mailTo(later, 'address was changed')
  assert.ok(told.text.includes(marta.email) && !told.text.includes('/reset-password'))
  for (const spent of [token, ofThief])
    await visitor.refused('invalidToken', resetPassword, { body: { token: spent, newPassword } })
})

test('the link that puts an address back holds for seven days, and takes it from nobody', async () => {
  const marta = await join(podium(), 'FAN')
  const token = await moveTo(marta, freshAddress('new'))
  const back = { body: { token, newPassword } }
  const visitor = podium().visitor()
  await openMember(podium(), 'FAN', { email: marta.email })
  await visitor.refused('emailInUse', resetPassword, back)
  travel({ seconds: 7 * 24 * hours + 1 })
  await visitor.refused('invalidToken', resetPassword, back)
  const { valid } = await visitor.call(readResetLink, { params: { token } })
  assert.equal(valid, false)
})

test('the token of a new address activates nothing and sets no password', async () => {
  const marta = await join(podium(), 'FAN')
  const token = await askForAddress(marta, freshAddress('new'))
  const visitor = podium().visitor()
  await visitor.refused('invalidToken', validateAccount, { body: { token } })
  await visitor.refused('invalidToken', resetPassword, { body: { token, newPassword } })
  const waiting = await signUp(podium(), 'FAN')
  const activation = await podium().tokenMailedTo(waiting.email, '/validate-account')
  await visitor.refused('invalidToken', confirmEmail, { body: { token: activation } })
})

test('sessions are listed with their device, this one marked, and end one by one', async () => {
  const marta = await join(podium(), 'FAN')
  const phone = await onPhone(marta)
  const list = await marta.call(listSessions)
  assert.deepEqual(
    list.map(({ current, userAgent }) => [current, userAgent.includes('iPhone')]).sort(),
    [
      [false, true],
      [true, false],
    ],
  )
  const other = list.find(({ current }) => !current)
  await marta.call(endOneSession, { params: { id: other?.id ?? 0 } })
  assert.equal((await marta.call(listSessions)).length, 1)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  assert.equal((await phone.raw(getPermissions)).statusCode, 401)
})

test('nobody ends a session of somebody else', async () => {
  const [marta, eve] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  const [own] = await marta.call(listSessions)
  await eve.refused('entityDoesNotExist', endOneSession, { params: { id: own?.id ?? 0 } })
  assert.deepEqual(await marta.call(getPermissions), ['FAN'])
})

test('ending all others leaves this one', async () => {
  const marta = await join(podium(), 'FAN')
  await onPhone(marta)
  await onPhone(marta)
  await marta.call(endOtherSessions)
  const list = await marta.call(listSessions)
  assert.deepEqual(
    list.map(({ current }) => current),
    [true],
  )
})

test('a session that was ended stops on a second server within a second', async (context) => {
  const second = await podium().secondServer()
  const marta = await join(podium(), 'FAN')
  const phone = await onPhone(marta)
  phone.moveTo(second)
  // The second server has just seen the session run, and would trust it longest.
  await phone.call(getPermissions)
  await marta.call(endOtherSessions)
  const ended = performance.now()
  let asked = ended
  while ((await phone.raw(getPermissions)).statusCode !== 401) {
    // When the call was made counts, not how long a busy machine took to answer it.
    assert.ok(asked - ended < 1000, 'still in after a second')
    await new Promise((resolve) => setTimeout(resolve, 20))
    asked = performance.now()
  }
  context.diagnostic(`stopped after ${Math.round(asked - ended)} ms`)
  await second.close()
})
