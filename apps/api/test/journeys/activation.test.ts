import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  getPermissions,
  registerFan,
  resendActivation,
  resetPassword,
  validateAccount,
} from '@podium/contract/identity'
import {
  castPassword,
  freshAddress,
  join,
  registrationFor,
  signIn,
  signUp,
  solveHumanCheck,
} from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'

const podium = usePodium()
afterEach(restoreClock)

const hours = 3600
const tokenOf = (address: string) => podium().tokenMailedTo(address, '/validate-account')

test('the link activates once; a second time it says that the account is active', async () => {
  const ines = await signUp(podium(), 'ATHLETE')
  const token = await tokenOf(ines.email)
  await ines.call(validateAccount, { body: { token } })
  await ines.refused('accountAlreadyActivated', validateAccount, { body: { token } })
  await signIn(ines)
})

test('in the browser in which one signed up the link signs in, once, and nowhere else', async () => {
  const [marta, other] = [await signUp(podium(), 'FAN'), podium().visitor()]
  const token = await tokenOf(marta.email)
  const { user } = await marta.call(validateAccount, { body: { token } })
  assert.equal(user?.id, marta.id)
  await marta.call(getPermissions, {})

  const rui = await signUp(podium(), 'FAN')
  const rest = { body: { token: await tokenOf(rui.email) } }
  for (const [name, value] of rui.cookies) other.cookies.set(name, `${value.slice(1)}A`)
  assert.deepEqual(await other.call(validateAccount, rest), { email: rui.email, user: null })
  assert.equal((await other.raw(getPermissions, {})).statusCode, 401)
})

test('the mark of one account signs nobody in to another', async () => {
  const [marta, rui] = [await signUp(podium(), 'FAN'), await signUp(podium(), 'FAN')]
  for (const [name, value] of marta.cookies) rui.cookies.set(name, value)
  const { user } = await rui.call(validateAccount, { body: { token: await tokenOf(rui.email) } })
  assert.equal(user, null)
})

test('who is signed in stays who they are, also with the link of an account opened here', async () => {
  const ines = await join(podium(), 'FAN')
  const rui = await signUp(podium(), 'FAN')
  for (const [name, value] of rui.cookies) ines.cookies.set(name, value)
  const { user } = await ines.call(validateAccount, { body: { token: await tokenOf(rui.email) } })
  assert.equal(user, null)
})

test('the link clicked twice at the same moment never says that it is invalid', async () => {
  const ines = await signUp(podium(), 'ATHLETE')
  const token = await tokenOf(ines.email)
  const answers = await Promise.all(
    [1, 2, 3].map(() => podium().visitor().raw(validateAccount, { body: { token } })),
  )
  const said = answers.map((answer) =>
    answer.statusCode === 200 ? 'active' : answer.json().errors[0]?.errorCode,
  )
  assert.deepEqual(said.sort(), [6, 6, 'active'])
})

const garbage = ['x', 'a'.repeat(64), 'a'.repeat(200), "'; drop table users; --", '../..']
for (const token of garbage) {
  test(`the token ${JSON.stringify(token.slice(0, 30))} is invalid`, async () => {
    await podium().visitor().refused('invalidToken', validateAccount, { body: { token } })
  })
}

test('a token that is missing, empty or endless is a violation', async () => {
  const visitor = podium().visitor()
  await visitor.violates(['token', 'NotBlank'], validateAccount, { body: {} })
  await visitor.violates(['token', 'NotBlank'], validateAccount, { body: { token: ' ' } })
  await visitor.violates(['token', 'Size'], validateAccount, { body: { token: 'a'.repeat(201) } })
  await visitor.violates(['token', 'Pattern'], validateAccount, { body: { token: 'a\u0000' } })
})

test('the link works for 48 hours and no longer', async () => {
  const [early, late] = [await signUp(podium(), 'FAN'), await signUp(podium(), 'FAN')]
  const [earlyToken, lateToken] = [await tokenOf(early.email), await tokenOf(late.email)]
  travel({ seconds: 47.9 * hours })
  await early.call(validateAccount, { body: { token: earlyToken } })
  travel({ seconds: 48.1 * hours })
  await late.refused('invalidToken', validateAccount, { body: { token: lateToken } })
})

test('an expired link of an account that is active says so', async () => {
  const ines = await join(podium(), 'FAN')
  const token = await tokenOf(ines.email)
  travel({ seconds: 49 * hours })
  await ines.refused('accountAlreadyActivated', validateAccount, { body: { token } })
})

test('whoever only opens the page behind the link, as a mail scanner does, consumes nothing', async () => {
  const ines = await signUp(podium(), 'ATHLETE')
  const token = await tokenOf(ines.email)
  for (const method of ['GET', 'HEAD', 'GET']) {
    const page = await podium()
      .visitor()
      .send({ method, url: `/validate-account/${token}` })
    assert.ok(page.statusCode < 500)
  }
  const byGet = await podium()
    .visitor()
    .send({ method: 'GET', url: `/api/authentication/validate-account?token=${token}` })
  assert.equal(byGet.statusCode, 404)
  await ines.call(validateAccount, { body: { token } })
})

test('resending mails a new link, and the one that was mailed before works on', async () => {
  const ines = await signUp(podium(), 'ATHLETE')
  const first = await tokenOf(ines.email)
  await ines.call(resendActivation, { body: { email: ines.email.toUpperCase() } })
  const mails = await podium().mailsTo(ines.email)
  assert.equal(mails.length, 2)
  const second = await tokenOf(ines.email)
  assert.notEqual(first, second)
  await ines.call(validateAccount, { body: { token: first } })
  await ines.refused('accountAlreadyActivated', validateAccount, { body: { token: second } })
})

test('a link that is resent after the first one expired activates', async () => {
  const ines = await signUp(podium(), 'ATHLETE')
  const first = await tokenOf(ines.email)
  travel({ seconds: 72 * hours })
  await ines.refused('invalidToken', validateAccount, { body: { token: first } })
  await ines.call(resendActivation, { body: { email: ines.email } })
  await podium().settled()
  await ines.call(validateAccount, { body: { token: await tokenOf(ines.email) } })
})

test('resending says the same to everybody and mails only who waits for a link', async () => {
  const active = await join(podium(), 'FAN')
  const waiting = await signUp(podium(), 'FAN')
  const unknown = freshAddress('nobody')
  const answers = []
  for (const email of [active.email, waiting.email, unknown]) {
    const answer = await podium().visitor().raw(resendActivation, { body: { email } })
    answers.push([answer.statusCode, answer.body, Object.keys(answer.headers).sort()])
  }
  assert.deepEqual(answers[1], answers[0])
  assert.deepEqual(answers[2], answers[0])
  const counts = []
  for (const email of [active.email, waiting.email, unknown]) {
    counts.push((await podium().mailsTo(email)).length)
  }
  assert.deepEqual(counts, [1, 2, 0])
})

test('resending needs an address', async () => {
  const visitor = podium().visitor()
  await visitor.violates(['email', 'NotBlank'], resendActivation, { body: { email: '' } })
  await visitor.violates(['email', 'Pattern'], resendActivation, { body: { email: 'ines' } })
})

test('an activation token sets no password', async () => {
  const ines = await signUp(podium(), 'FAN')
  const token = await tokenOf(ines.email)
  const body = { token, newPassword: `${castPassword}!` }
  await ines.refused('invalidToken', resetPassword, { body })
  await ines.call(validateAccount, { body: { token } })
})

test('the mail speaks the language the form was in', async () => {
  const pt = await signUp(podium(), 'FAN', { language: 'pt' })
  const en = await signUp(podium(), 'FAN', { language: 'en' })
  assert.match((await podium().mailTo(pt.email)).subject, /^Confirma o teu email/)
  assert.match((await podium().mailTo(en.email)).subject, /^Confirm your address/)
})

test('the mailbox finds an address whatever its capitals', async () => {
  const email = freshAddress('Capital')
  await signUp(podium(), 'FAN', { email })
  assert.equal((await podium().mailsTo(email)).length, 1)
  assert.equal((await podium().mailsTo(email.toLowerCase())).length, 1)
})

test('the link leads on to where somebody was, also when it is mailed again', async () => {
  const returnTo = '/athlete/7?support=50'
  const marta = await signUp(podium(), 'FAN', { returnTo })
  const leadsOn = `/validate-account/[\\w-]+\\?${new URLSearchParams({ returnTo }).toString()}`
  assert.match((await podium().mailTo(marta.email)).text, new RegExp(leadsOn))
  await marta.call(resendActivation, { body: { email: marta.email } })
  await podium().settled()
  const mails = await podium().mailsTo(marta.email)
  assert.equal(mails.length, 2)
  for (const { text } of mails) assert.match(text, new RegExp(leadsOn))
})

test('whoever activates hears the address to sign in with', async () => {
  const marta = await signUp(podium(), 'FAN')
  const token = await tokenOf(marta.email)
  const answer = await podium().visitor().call(validateAccount, { body: { token } })
  assert.deepEqual(answer, { email: marta.email, user: null })
})

for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example', '/a\n']) {
  test(`no mail leads to ${JSON.stringify(returnTo)}`, async () => {
    const visitor = podium().visitor()
    const body = (await registrationFor(visitor, 'FAN', { returnTo })) as never
    const query = { 'g-recaptcha-response': await solveHumanCheck(visitor) }
    await visitor.violates(['returnTo', 'Pattern'], registerFan, { query, body })
  })
}
