import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@podium/contract/identity'
import { refusals } from '@podium/contract/refusals'
import { beginTwoFactor, changeEmail } from '@podium/contract/settings'
import { castPassword, freshAddress, openMember, signIn, solveHumanCheck } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { allRoutes, fieldsOf, fillPath } from '../routes.ts'

const podium = usePodium({ rateLimits: true, trustProxy: 1 })

const wrong = ({ email }: Pick<Person, 'email'>) => ({ body: { email, password: 'Wrong!2026' } })

/** Somebody at an address of their own. */
function at(ip: string): Person {
  const person = podium().visitor()
  person.headers['x-forwarded-for'] = ip
  return person
}

test('of 10,000 wrong passwords only a handful are looked at', async (context) => {
  const marta = await openMember(podium(), 'FAN')
  const guesser = at('192.0.2.1')
  const answers = { looked: 0, refused: 0 }
  for (let tries = 0; tries < 100; tries++) {
    const batch = Array.from({ length: 100 }, () => guesser.raw(login, wrong(marta)))
    for (const { statusCode } of await Promise.all(batch)) {
      assert.ok(statusCode === 400 || statusCode === 429, String(statusCode))
      if (statusCode === 400) answers.looked += 1
      else answers.refused += 1
    }
  }
  context.diagnostic(`${answers.looked} passwords looked at, ${answers.refused} refused`)
  assert.equal(answers.looked + answers.refused, 10_000)
  assert.ok(answers.looked <= 15)
})

test('a guesser at many addresses is held by the human check', async (context) => {
  const marta = await openMember(podium(), 'FAN')
  let looked = 0
  for (let from = 0; from < 60; from++) {
    const answer = await at(`198.51.100.${from}`).raw(login, wrong(marta))
    if (answer.json().errors[0]?.errorCode === refusals.invalidCredentials.code) looked += 1
  }
  context.diagnostic(`${looked} passwords looked at from 60 addresses`)
  assert.ok(looked <= 15)
})

test('each failure after the third doubles the wait, and the right password waits too', async (context) => {
  // The limits count by the time of JavaScript: it stands still, so that no slow machine waits a wait out.
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  const marta = await openMember(podium(), 'FAN')
  const guesser = at('203.0.113.7')
  const waits: number[] = []
  for (let slips = 0; slips < 3; slips++) {
    await guesser.refused('invalidCredentials', login, wrong(marta))
  }
  for (let round = 0; round < 3; round++) {
    // Beyond five failures each look costs a human check as well.
    const query = { 'g-recaptcha-response': await solveHumanCheck(guesser) }
    await guesser.refused('invalidCredentials', login, { ...wrong(marta), query })
    const right = { body: { email: marta.email, password: castPassword } }
    await guesser.refused('rateLimited', login, right)
    const { headers } = await guesser.raw(login, wrong(marta))
    const seconds = Number(headers['retry-after'])
    waits.push(seconds)
    context.mock.timers.tick(seconds * 1000 + 50)
  }
  assert.deepEqual(waits, [1, 2, 4])
  // The owner at another address does not wait for somebody else's guesses.
  const owner = at('203.0.113.99')
  const query = { 'g-recaptcha-response': await solveHumanCheck(owner) }
  await owner.call(login, { query, body: { email: marta.email, password: castPassword } })
})

test('an unknown address is delayed as a known one is', async () => {
  const statuses = async (email: string, ip: string) => {
    const guesser = at(ip)
    const seen: number[] = []
    for (let tries = 0; tries < 7; tries++) {
      seen.push((await guesser.raw(login, wrong({ email }))).statusCode)
    }
    return seen
  }
  const { email } = await openMember(podium(), 'FAN')
  const known = await statuses(email, '203.0.113.21')
  assert.deepEqual(await statuses(freshAddress('nobody'), '203.0.113.22'), known)
  assert.ok(known.includes(429))
})

/** Calls in which somebody signed in proves who they are, by what they take. */
const proving = allRoutes.filter(({ route }) => {
  const fields = Object.keys(fieldsOf(route.body))
  return route.access === 'user' && (fields.includes('password') || fields.includes('code'))
})

test('there are calls that ask for the password again', () => {
  const names = proving.map(({ name }) => name)
  for (const name of ['provePassword', 'changePassword', 'changeEmail', 'closeAccount']) {
    assert.ok(names.includes(name), name)
  }
})

for (const named of proving) {
  test(`${named.name}: whoever holds a session guesses a handful, from wherever, and its owner is told`, async () => {
    const marta = await openMember(podium(), 'FAN', { language: 'en' })
    await signIn(marta)
    const elsewhere = marta.twin()
    await signIn(elsewhere)
    if (named.name === 'confirmTwoFactor') {
      await marta.call(beginTwoFactor, { body: { password: castPassword } })
    }
    const texts = { password: 'Wrong!2026', newPassword: 'Novissima!2027', code: '000000' }
    const fields = Object.keys(fieldsOf(named.route.body))
    const known = Object.entries({ ...texts, email: freshAddress('new') })
    const body = Object.fromEntries(known.filter(([name]) => fields.includes(name)))
    const { method } = named.route
    const guess = (person: Person, from: number) => {
      const headers = { 'x-forwarded-for': `192.0.2.${from}` }
      return person.send({ method, url: fillPath(named, () => ''), body, headers })
    }
    let looked = 0
    for (let from = 0; from < 60; from++) {
      const { statusCode } = await guess(marta, from)
      assert.ok(statusCode === 400 || statusCode === 429, String(statusCode))
      if (statusCode === 400) looked += 1
    }
    assert.ok(looked <= 15, `${looked} looked at`)
    assert.equal((await guess(marta, 99)).statusCode, 429)
    // Another session of the same person does not wait.
    assert.equal((await guess(elsewhere, 99)).statusCode, 400)
    // However fast the guesses came: the fifth that was looked at is told.
    const { pool } = podium().context.database
    for (let more = looked; more < 5; more++) {
      await pool.query("update rate_limits set expire = 1 where key like 'wait:%'")
      await guess(marta, 99)
    }
    await podium().mailTo(marta.email, 'Wrong passwords in one of your sessions')
  })
}

test('a right password among wrong ones is no guess', async () => {
  const marta = await openMember(podium(), 'FAN')
  marta.headers['x-forwarded-for'] = '203.0.113.56'
  await signIn(marta)
  const taken = (await openMember(podium(), 'FAN')).email
  for (let count = 0; count < 5; count++) {
    const body = { email: taken, password: castPassword }
    await marta.refused('emailInUse', changeEmail, { body })
  }
})

test('counters say nothing about whose account it was, and go when their time is over', async () => {
  const { email } = await openMember(podium(), 'FAN')
  await at('203.0.113.77').raw(login, wrong({ email }))
  const { pool } = podium().context.database
  const keys = async () => {
    const { rows } = await pool.query<{ key: string }>('select key from rate_limits')
    return rows.map(({ key }) => key).join('\n')
  }
  assert.equal((await keys()).includes(email), false)
  await pool.query('update rate_limits set expire = 1')
  const found = podium().context.jobHandlers.find(({ job }) => job.name === 'forget-counted-calls')
  assert.ok(found)
  await (found.run as (data: object) => Promise<void>)({})
  assert.equal(await keys(), '')
})
