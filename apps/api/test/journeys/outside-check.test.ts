import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import type { OutsideCaptcha } from '@podium/contract/captcha'
import { getCaptchaChallenge, registrations } from '@podium/contract/identity'
import { buildApp } from '../../src/app.ts'
import { readCaptcha } from '../../src/platform/captcha.ts'
import { registrationFor } from '../cast.ts'
import { usePodium } from '../harness.ts'
import { Person } from '../person.ts'

/** What the fake service was asked, and what it answers. */
let asked: URLSearchParams[] = []
let verdict: () => { status?: number; body: unknown } = () => ({ body: { success: true } })
let fake: Server | undefined

/** A service that speaks as the four do, on this machine. */
async function startFake(): Promise<string> {
  fake = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      asked.push(new URLSearchParams(text))
      const { status = 200, body } = verdict()
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }).listen(0, '127.0.0.1')
  await once(fake, 'listening')
  return `http://127.0.0.1:${(fake.address() as AddressInfo).port}/siteverify`
}

let verifyUrl = ''
const podium = usePodium({}, async () => {
  verifyUrl = await startFake()
})
after(() => fake?.close())

/** A server with an outside human check, and somebody at it. */
async function visitorAt(provider: OutsideCaptcha): Promise<Person> {
  const { context } = podium()
  const captcha = readCaptcha({ provider, siteKey: 'public-key', secret: 'our-secret', verifyUrl })
  asked = []
  return new Person(await buildApp({ ...context, config: { ...context.config, captcha } }))
}

async function joinWith(person: Person, answer: string) {
  const body = (await registrationFor(person, 'FAN')) as never
  return { query: { 'g-recaptcha-response': answer }, body }
}

const providers = ['recaptcha-v2', 'recaptcha-v3', 'hcaptcha', 'turnstile'] as const

for (const provider of providers) {
  test(`${provider} decides who joins, by its own call`, async () => {
    const visitor = await visitorAt(provider)
    const challenge = await visitor.call(getCaptchaChallenge)
    assert.deepEqual(challenge, { provider, siteKey: 'public-key' })

    verdict = () => ({ body: { success: false, 'error-codes': ['timeout-or-duplicate'] } })
    const refused = await joinWith(visitor, 'spent')
    await visitor.refused('captchaInvalid', registrations.FAN, refused)
    verdict = () => ({ body: { success: true, score: 0.9, action: 'register' } })
    await visitor.call(registrations.FAN, await joinWith(visitor, 'fresh'))

    const told = asked.map((form) => [form.get('secret'), form.get('response')])
    assert.deepEqual(told, [
      ['our-secret', 'spent'],
      ['our-secret', 'fresh'],
    ])
    assert.equal(asked[1]?.get('remoteip'), '127.0.0.1')
  })
}

test('without an answer nobody outside is asked', async () => {
  const visitor = await visitorAt('turnstile')
  await visitor.refused('captchaInvalid', registrations.FAN, await joinWith(visitor, ''))
  assert.equal(asked.length, 0)
})

test('reCAPTCHA v3 wants a good score for this very act', async () => {
  const visitor = await visitorAt('recaptcha-v3')
  const doubtful = [
    { success: true, score: 0.4, action: 'register' },
    { success: true, score: 0.9, action: 'login' },
    { success: true, action: 'register' },
    { success: true },
  ]
  for (const body of doubtful) {
    verdict = () => ({ body })
    await visitor.refused('captchaInvalid', registrations.FAN, await joinWith(visitor, 'x'))
  }
})

test('a service that fails is a fault of general, and lets nobody in', async () => {
  const visitor = await visitorAt('hcaptcha')
  for (const answer of [
    { status: 503, body: {} },
    { status: 200, body: null },
  ]) {
    verdict = () => answer
    await visitor.refused('general', registrations.FAN, await joinWith(visitor, 'x'))
  }
})

test('pages may load from a service only where it was chosen', async () => {
  const policyAt = async (person: Person) => {
    const answer = await person.send({ method: 'GET', url: '/' })
    return String(answer.headers['content-security-policy'])
  }
  assert.doesNotMatch(await policyAt(podium().visitor()), /https:/)
  assert.match(
    await policyAt(await visitorAt('turnstile')),
    /script-src 'self' https:\/\/challenges/,
  )
  const google = await policyAt(await visitorAt('recaptcha-v2'))
  assert.match(google, /frame-src 'self' https:\/\/www\.google\.com\/recaptcha\//)
  assert.doesNotMatch(google, /cloudflare|hcaptcha|unsafe-eval/)
})

test('an unknown service, or one without its keys, is said at start', () => {
  assert.throws(() => readCaptcha({ provider: 'whatever' }), /whatever is not known/)
  assert.throws(() => readCaptcha({ provider: 'hcaptcha', siteKey: 'k' }), /CAPTCHA_SECRET/)
  assert.equal(readCaptcha({}).provider, 'proof-of-work')
})
