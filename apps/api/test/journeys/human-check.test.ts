import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { getCaptchaChallenge, registrations } from '@podium/contract/identity'
import { freshAddress, openMember, registrationFor, solveHumanCheck } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()
afterEach(restoreClock)

interface Payload {
  challenge: { parameters: Record<string, unknown>; signature: string }
  solution: Record<string, unknown>
}

const read = (answer: string): Payload => JSON.parse(Buffer.from(answer, 'base64').toString())
const write = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

/** A solved check, changed by somebody who hopes for the best. */
function tampered(answer: string, change: (payload: Payload) => unknown): string {
  const payload = read(answer)
  return write(change(payload) ?? payload)
}

async function joinWith(person: Person, answer: string | undefined, details: object = {}) {
  const body = await registrationFor(person, 'FAN', details)
  const query = answer === undefined ? {} : { 'g-recaptcha-response': answer }
  return { query, body: body as never }
}

const fakes: [string, (answer: string) => string | undefined][] = [
  ['left out', () => undefined],
  ['empty', () => ''],
  ['no base64', () => '%%%%'],
  ['no JSON', () => Buffer.from('{').toString('base64')],
  ['JSON null', () => write(null)],
  ['a number', () => write(7)],
  ['a list', () => write([])],
  ['without a solution', (answer) => write({ challenge: read(answer).challenge })],
  ['with a null solution', (answer) => write({ ...read(answer), solution: null })],
  ['with nothing in it', () => write({ challenge: { parameters: {} }, solution: {} })],
  [
    'without a signature',
    (answer) =>
      tampered(answer, (payload) => void Reflect.deleteProperty(payload.challenge, 'signature')),
  ],
  [
    'signed with something else than text',
    (answer) => tampered(answer, (p) => void Object.assign(p.challenge, { signature: { a: 1 } })),
  ],
  [
    'with a foreign key',
    (answer) => tampered(answer, (p) => void (p.solution.derivedKey = '00'.repeat(32))),
  ],
  [
    'with a counter of another kind',
    (answer) => tampered(answer, (p) => void (p.solution.counter = '1')),
  ],
  [
    'for an easier challenge',
    (answer) => tampered(answer, (p) => void (p.challenge.parameters.keyPrefix = '00')),
  ],
  [
    'for a challenge that never expires',
    (answer) =>
      tampered(answer, (p) => void Reflect.deleteProperty(p.challenge.parameters, 'expiresAt')),
  ],
  [
    'for a challenge that expires later',
    (answer) => tampered(answer, (p) => void (p.challenge.parameters.expiresAt = 4_102_444_800)),
  ],
]
for (const [what, fake] of fakes) {
  test(`an answer ${what} is refused with captchaInvalid`, async () => {
    const visitor = podium().visitor()
    const answer = fake(await solveHumanCheck(visitor))
    await visitor.refused('captchaInvalid', registrations.FAN, await joinWith(visitor, answer))
  })
}

test('an answer works for twenty minutes and no longer', async () => {
  const visitor = podium().visitor()
  const [early, late] = [await solveHumanCheck(visitor), await solveHumanCheck(visitor)]
  travel({ seconds: 19 * 60 })
  await visitor.call(registrations.FAN, await joinWith(visitor, early))
  travel({ seconds: 21 * 60 })
  await visitor.refused('captchaInvalid', registrations.FAN, await joinWith(visitor, late))
})

test('a used answer is refused; the same form with a fresh one gets in', async () => {
  const visitor = podium().visitor()
  const answer = await solveHumanCheck(visitor)
  await visitor.call(registrations.FAN, await joinWith(visitor, answer))
  const email = freshAddress('again')
  await visitor.refused(
    'captchaInvalid',
    registrations.FAN,
    await joinWith(visitor, answer, { email }),
  )
  const fresh = await solveHumanCheck(visitor)
  await visitor.call(registrations.FAN, await joinWith(visitor, fresh, { email }))
})

test('an answer is used up by a form that is refused: it asks about one address', async () => {
  const visitor = podium().visitor()
  const answer = await solveHumanCheck(visitor)
  const { email } = await openMember(podium(), 'FAN')
  await visitor.refused('emailInUse', registrations.FAN, await joinWith(visitor, answer, { email }))
  await visitor.refused('captchaInvalid', registrations.FAN, await joinWith(visitor, answer))
})

test('one answer sent by many at once lets one of them in', async () => {
  const visitor = podium().visitor()
  const answer = await solveHumanCheck(visitor)
  const forms = await Promise.all([1, 2, 3, 4].map(() => joinWith(visitor, answer)))
  const answers = await Promise.all(forms.map((form) => visitor.raw(registrations.FAN, form)))
  const codes = answers.map((each) =>
    each.statusCode === 201 ? 'in' : each.json().errors[0]?.errorCode,
  )
  assert.deepEqual(codes.sort(), [106, 106, 106, 'in'])
})

test('an answer stays used for as long as it could be used', async () => {
  const visitor = podium().visitor()
  const answer = await solveHumanCheck(visitor)
  await visitor.call(registrations.FAN, await joinWith(visitor, answer))
  travel({ seconds: 19 * 60 })
  await visitor.call(registrations.FAN, await joinWith(visitor, await solveHumanCheck(visitor)))
  await visitor.refused('captchaInvalid', registrations.FAN, await joinWith(visitor, answer))
})

test('no two challenges are alike', async () => {
  const visitor = podium().visitor()
  const challenges = await Promise.all([1, 2, 3].map(() => visitor.call(getCaptchaChallenge)))
  const signatures = challenges.map(({ challenge }) => challenge?.signature)
  assert.equal(new Set(signatures).size, 3)
  assert.ok(challenges.every(({ provider }) => provider === 'proof-of-work'))
})
