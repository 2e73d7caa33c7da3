import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login, recoverPassword } from '@podium/contract/identity'
import { beginUpload } from '@podium/contract/files'
import { sendContactRequest } from '@podium/contract/messages'
import { requestSupport } from '@podium/contract/support'
import type { RefusalBody } from '@podium/contract/violations'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { openMember, signIn } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium({ rateLimits: true, trustProxy: true })

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

test('who calls too often hears code 100 and how long to wait, on every server together', async () => {
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

test('one account cannot be guessed at from many addresses', async () => {
  const body = { email: 'victim@podium.example', password: 'Guess!2026' }
  const statuses: number[] = []
  for (let count = 0; count < 17; count++) {
    const email = count % 2 ? body.email : ` ${body.email.toUpperCase()}`
    statuses.push((await visitorAt().visitor.raw(login, { body: { ...body, email } })).statusCode)
  }
  assert.deepEqual(statuses, [...Array<number>(15).fill(400), 429, 429])
  const stranger = { body: { ...body, email: 'somebody.else@podium.example' } }
  assert.equal((await visitorAt().visitor.raw(login, stranger)).statusCode, 400)
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

test('nobody is flooded with recovery mails', async () => {
  const body = { email: 'flooded@podium.example' }
  const statuses: number[] = []
  for (let count = 0; count < 7; count++) {
    statuses.push((await visitorAt().visitor.raw(recoverPassword, { body })).statusCode)
  }
  assert.deepEqual(statuses, [204, 204, 204, 204, 204, 429, 429])
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
  const { rows } = await podium().ground.database.pool.query('select key from rate_limits')
  assert.equal(JSON.stringify(rows).includes('private.person'), false)
  assert.ok(rows.length > 0)
})
