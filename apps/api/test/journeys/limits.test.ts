import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClub } from '@podium/contract/clubs'
import { login, recoverPassword, resendActivation } from '@podium/contract/identity'
import { beginUpload } from '@podium/contract/files'
import { confirmLostFactor, keepOwnFactor, reportLostFactor } from '@podium/contract/lost-factor'
import { sendContactRequest } from '@podium/contract/messages'
import {
  beginTwoFactor,
  changeEmail,
  confirmTwoFactor,
  getAccount,
  requestExport,
} from '@podium/contract/settings'
import { requestSupport } from '@podium/contract/support'
import type { RefusalBody } from '@podium/contract/violations'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { createLimits } from '../../src/platform/http/index.ts'
import { freshAddress, openMember, signIn, signUp, solveHumanCheck } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { allRoutes, fieldsOf, fillPath, type NamedRoute } from '../routes.ts'

const podium = usePodium({ rateLimits: true, trustProxy: 1 })

let lastAddress = 1

/** Somebody at an address of their own, at one of the servers. */
function visitorAt(app?: FastifyInstance, address = `203.0.113.${lastAddress++}`) {
  const visitor = podium().visitor()
  visitor.headers['x-forwarded-for'] = address
  if (app) visitor.moveTo(app)
  return { visitor, address }
}

const contact = {
  name: 'Helena',
  organisation: 'Volta Foods',
  email: 'helena@volta-foods.example',
  message: 'Olá.',
}

test('who calls too often hears rateLimited and how long to wait, on every server together', async () => {
  const other = await podium().secondServer()
  const { visitor: here, address } = visitorAt()
  const { visitor: there } = visitorAt(other, address)
  const statuses: number[] = []
  for (let count = 0; count < 12; count++) {
    statuses.push((await here.raw(sendContactRequest, { body: contact })).statusCode)
    statuses.push((await there.raw(sendContactRequest, { body: contact })).statusCode)
  }
  assert.deepEqual(statuses, [...Array<number>(20).fill(204), ...Array<number>(4).fill(429)])
  const answer = await there.raw(sendContactRequest, { body: contact })
  const { errors, fields } = answer.json<RefusalBody>()
  assert.deepEqual([errors, fields], [[{ errorCode: 100, key: 'rateLimited' }], {}])
  const wait = Number(answer.headers['retry-after'])
  assert.ok(wait > 0 && wait <= 600, String(answer.headers['retry-after']))
  const { visitor: neighbour } = visitorAt()
  await neighbour.call(sendContactRequest, { body: contact })
  await other.close()
})

test('whoever has a network of IPv6 is one sender, whichever of its addresses they call from', async () => {
  const at = (address: string) => visitorAt(undefined, address).visitor
  const statuses: number[] = []
  for (let count = 0; count < 22; count++) {
    const { statusCode } = await at(`2001:db8:0:7:${count}::1`).raw(sendContactRequest, {
      body: contact,
    })
    statuses.push(statusCode)
  }
  assert.deepEqual(statuses, [...Array<number>(20).fill(204), 429, 429])
  await at('2001:db8:0:8::1').call(sendContactRequest, { body: contact })
  const { email } = await openMember(podium(), 'FAN')
  const wrong = { body: { email, password: 'Guess!2026' } }
  const codes: unknown[] = []
  for (let count = 0; count < 5; count++) {
    const answer = await at(`2001:db8:0:9::${count}`).raw(login, wrong)
    codes.push(answer.json<RefusalBody>().errors[0]?.errorCode)
  }
  // The fourth wrong one makes the next wait.
  assert.deepEqual(codes, [9, 9, 9, 9, 100])
})

test('who has card after card drawn waits; what is drawn already costs them nothing', async () => {
  const drawn = '/files/card/sportest/athlete-3.png'
  const other = '/files/card/sportest/athlete-4.png'
  const statusOf = async (who: Person, url: string) =>
    (await who.send({ method: 'GET', url })).statusCode
  const { visitor: first } = visitorAt()
  assert.equal(await statusOf(first, drawn), 200)
  const { visitor: spender, address } = visitorAt()
  const { count } = createLimits(podium().context.database.pool)
  for (let cards = 0; cards < 120; cards++) await count('card', address)
  assert.deepEqual([await statusOf(spender, drawn), await statusOf(spender, other)], [200, 429])
  assert.equal(await statusOf(first, other), 200)
})

/** What a route takes, about the same account whoever calls: made from its own schemas. */
function aboutOne(named: NamedRoute, email: string) {
  const text = { email, password: 'Wrong!2026', newPassword: 'Novissima!2027', token: 'x' }
  const { body } = named.route
  const fields = Object.keys(fieldsOf(body))
  const known = Object.entries(text).filter(([name]) => fields.includes(name))
  return {
    method: named.route.method,
    url: fillPath(named, () => '2147483647'),
    ...(body && { body: Object.fromEntries(known) }),
  }
}

const limited = allRoutes.filter(({ route }) => route.limit)
for (const limit of new Set(limited.map(({ route }) => route.limit))) {
  test(`who spends the allowance of ${limit} keeps nobody else out`, async () => {
    const routes = limited.filter(({ route }) => route.limit === limit)
    const owner = await openMember(podium(), 'FAN')
    const others = [await openMember(podium(), 'FAN'), podium().visitor()]
    for (const person of [owner, ...others]) {
      person.headers['x-forwarded-for'] = `203.0.113.${lastAddress++}`
      if (person.email) await signIn(person)
    }
    const device = podium().visitor()
    device.headers['x-forwarded-for'] = `203.0.113.${lastAddress++}`
    device.cookies.set('podium_device', owner.cookies.get('podium_device') ?? assert.fail())
    const send = (person: Person, named: NamedRoute) => person.send(aboutOne(named, owner.email))
    for (const spender of others) {
      let refused = 0
      for (let calls = 0; refused < routes.length; calls++) {
        assert.ok(calls < 1000, 'never refused')
        const { statusCode } = await send(spender, routes[calls % routes.length] ?? assert.fail())
        refused = statusCode === 429 ? refused + 1 : 0
      }
    }
    for (const named of routes) {
      const newcomer = podium().visitor()
      newcomer.headers['x-forwarded-for'] = `203.0.113.${lastAddress++}`
      // What the owner sends is wrong as well, and slows that session of theirs alone.
      await signIn(owner)
      for (const person of [owner, device, newcomer]) {
        assert.notEqual((await send(person, named)).statusCode, 429, named.name)
      }
    }
  })
}

test('a device that signed in before goes on while others guess at its account', async () => {
  const owner = await openMember(podium(), 'FAN')
  owner.headers['x-forwarded-for'] = `203.0.113.${lastAddress++}`
  await signIn(owner)
  const wrong = { body: { email: owner.email, password: 'Guess!2026' } }
  // One of the guessers is behind the owner's own address.
  const guesser = visitorAt(undefined, owner.headers['x-forwarded-for']).visitor
  for (let count = 0; count < 6; count++) await guesser.raw(login, wrong)
  for (let count = 0; count < 20; count++) await visitorAt().visitor.raw(login, wrong)
  await signIn(owner)
})

test('after some failures strangers show that they are people, and then get in', async () => {
  const { email, password } = await openMember(podium(), 'FAN')
  const wrong = { body: { email: ` ${email.toUpperCase()} `, password: 'Guess!2026' } }
  const codes: unknown[] = []
  for (let count = 0; count < 8; count++) {
    const answer = await visitorAt().visitor.raw(login, wrong)
    codes.push(answer.json<RefusalBody>().errors[0]?.errorCode)
  }
  assert.deepEqual(codes, [9, 9, 9, 9, 9, 106, 106, 106])
  const right = { body: { email, password } }
  const { visitor: owner } = visitorAt()
  await owner.refused('captchaInvalid', login, right)
  const query = { 'g-recaptcha-response': await solveHumanCheck(owner) }
  await owner.call(login, { ...right, query })
  // An answer lets one look: the next device needs its own.
  await visitorAt().visitor.refused('captchaInvalid', login, { ...right, query })
  // From now on this device is known.
  await owner.call(login, right)
})

test('guesses at an address nobody has meet the human check as well', async () => {
  const wrong = { body: { email: freshAddress('nobody'), password: 'Guess!2026' } }
  for (let count = 0; count < 5; count++) await visitorAt().visitor.raw(login, wrong)
  await visitorAt().visitor.refused('captchaInvalid', login, wrong)
})

const aboutNobody = { params: { athleteId: 2_147_483_647 }, query: { credits: 50 } }
const spent: [
  act: string,
  most: number,
  call: (person: Person) => Promise<LightMyRequestResponse>,
][] = [
  [
    'asks for supports',
    30,
    (person) => person.raw(requestSupport, { ...aboutNobody, body: { acceptedTermsOfUse: true } }),
  ],
  [
    'asks whether addresses are taken',
    20,
    (person) =>
      person.raw(changeEmail, {
        body: { email: freshAddress('other'), password: person.password },
      }),
  ],
  [
    'adds clubs',
    30,
    (person) =>
      person.raw(createClub, {
        body: { clubCompositeKey: { clubName: freshAddress('clube'), sport: 'TENNIS' } },
      }),
  ],
  ['asks for their data', 20, (person) => person.raw(requestExport)],
  ['uploads', 120, (person) => person.raw(beginUpload, { body: { bytes: 0 } })],
]

for (const [act, most, call] of spent) {
  test(`who ${act} is counted wherever they call from, and nobody else with them`, async () => {
    const marta = await openMember(podium(), 'FAN')
    const rui = await openMember(podium(), 'FAN')
    for (const person of [marta, rui]) await signIn(person)
    const statusAt = async (person: Person, address: string) => {
      person.headers['x-forwarded-for'] = address
      return (await call(person)).statusCode
    }
    const statuses: number[] = []
    for (let count = 0; count < most + 2; count++) {
      statuses.push(await statusAt(marta, `203.0.113.${lastAddress++}`))
    }
    const limited = statuses.map((status) => status === 429)
    assert.deepEqual(limited, [...Array<boolean>(most).fill(false), true, true])
    assert.notEqual(await statusAt(rui, `203.0.113.${lastAddress - 1}`), 429)
  })
}

for (const route of [recoverPassword, resendActivation]) {
  test(`${route.path} always answers the same and mails an address once in ten minutes`, async () => {
    const isRecovery = route === recoverPassword
    const person = isRecovery ? await openMember(podium(), 'FAN') : await signUp(podium(), 'FAN')
    const before = (await podium().mailsTo(person.email)).length
    const ask = async (times: number, app?: FastifyInstance) => {
      for (let count = 0; count < times; count++) {
        await visitorAt(app).visitor.call(route, { body: { email: person.email } })
      }
      return (await podium().mailsTo(person.email)).length - before
    }
    assert.equal(await ask(7), 1)
    const { pool } = podium().context.database
    await pool.query("update rate_limits set expire = 1 where key like 'mail:%'")
    // Another server remembers no more than what the database keeps.
    const other = await podium().secondServer()
    assert.equal(await ask(2, other), 2)
    await other.close()
  })
}

test('a new address is mailed once in ten minutes, and who goes back to one hears that it is too soon', async () => {
  const marta = await openMember(podium(), 'FAN')
  await signIn(marta)
  const [wanted, other] = [freshAddress('wanted'), freshAddress('other')]
  const body = (email: string) => ({ body: { email, password: marta.password } })
  await marta.call(changeEmail, body(wanted))
  // The link that is on its way goes on working.
  await marta.call(changeEmail, body(wanted.toUpperCase()))
  assert.equal((await podium().mailsTo(wanted)).length, 1)
  await marta.call(changeEmail, body(other))
  await marta.refused('rateLimited', changeEmail, body(wanted))
  assert.equal((await marta.call(getAccount)).newEmail, other)
})

/** Somebody signed in who has a second factor. */
async function openWithFactor(): Promise<Person> {
  const marta = await openMember(podium(), 'FAN')
  await signIn(marta)
  const { password } = marta
  const { secret } = await marta.call(beginTwoFactor, { body: { password } })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await marta.call(confirmTwoFactor, { body: { code } })
  return marta
}

test('who guesses at codes waits longer each time, also where they say meanwhile that the app is lost', async () => {
  const { email, password } = await openWithFactor()
  const { visitor: guesser } = visitorAt()
  const guess = async () =>
    (await guesser.raw(login, { body: { email, password, code: '000000' } })).statusCode
  const statuses = [await guess(), await guess(), await guess()]
  const query = { 'g-recaptcha-response': await solveHumanCheck(guesser) }
  await guesser.call(reportLostFactor, { query, body: { email, password } })
  // The fourth wrong one makes the next wait.
  statuses.push(await guess(), await guess())
  assert.deepEqual(statuses, [400, 400, 400, 400, 429])
})

test('a link for a lost second factor works on where it is asked for again, and is too soon once it is used', async () => {
  const marta = await openWithFactor()
  const { email, password } = marta
  const report = async () => {
    const { visitor } = visitorAt()
    const query = { 'g-recaptcha-response': await solveHumanCheck(visitor) }
    return visitor.raw(reportLostFactor, { query, body: { email, password } })
  }
  assert.deepEqual([(await report()).statusCode, (await report()).statusCode], [204, 204])
  await podium().settled()
  const token = await podium().tokenMailedTo(email, '/lost-factor')
  await visitorAt().visitor.call(confirmLostFactor, { body: { token } })
  await marta.call(keepOwnFactor)
  assert.equal((await report()).statusCode, 429)
})

test('what a caller writes before our own proxy is not where they are', async () => {
  const spender = podium().visitor()
  const statuses = []
  for (let count = 0; count < 22; count++) {
    spender.headers['x-forwarded-for'] = `10.0.0.${count}, 203.0.113.250`
    statuses.push((await spender.raw(sendContactRequest, { body: contact })).statusCode)
  }
  assert.deepEqual(statuses.slice(-2), [429, 429])
})

test('an odd address is counted like any other and breaks nothing', async () => {
  for (const email of ['\u0000', '\ud800', 'x'.repeat(5000), "'; drop table rate_limits; --"]) {
    const answer = await visitorAt().visitor.raw(recoverPassword, { body: { email } })
    assert.equal(answer.statusCode, 400, answer.body)
  }
})

test('addresses of accounts are not kept in the clear', async () => {
  await visitorAt().visitor.raw(recoverPassword, {
    body: { email: 'private.person@podium.example' },
  })
  const { rows } = await podium().context.database.pool.query('select key from rate_limits')
  assert.equal(JSON.stringify(rows).includes('private.person'), false)
  assert.ok(rows.length > 0)
})
