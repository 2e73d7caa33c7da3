import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { listActs } from '@podium/contract/delegations'
import { requestSupport } from '@podium/contract/support'
import { createToken } from '@podium/contract/tokens'
import { newestVersion } from '@podium/contract/versions'
import { getWallet } from '@podium/contract/wallet'
import { createClient, InvalidSignature, Refusal, Unreachable, verifyWebhook } from './index.ts'

interface Sent {
  url: string
  method: string
  headers: Headers
  body: unknown
}

/** A Podium that answers what it is given, one after the other, and keeps what it was sent. */
function answering(...answers: (Response | Error)[]) {
  const sent: Sent[] = []
  const carry = (url: string, init: RequestInit) => {
    const { method = '', body } = init
    sent.push({ url, method, headers: new Headers(init.headers), body })
    const answer = answers.shift() ?? assert.fail('nothing more is answered')
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const podium = createClient({
    url: 'https://podium.example/',
    token: 'pod_1',
    fetch: carry as typeof fetch,
  })
  return { podium, sent }
}

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)
const refusal = (status: number, errorCode: number, headers: Record<string, string> = {}) =>
  json({ errors: [{ errorCode, key: '' }], fields: {}, requestId: 'r1' }, { status, headers })
const now = { 'retry-after': '0.01' }
const asking = { params: { athleteId: 4 }, body: { credits: 50 } } as never

test('a call goes to the address of its route, with token and date', async () => {
  const { podium, sent } = answering(json({ available: 5 }))
  const wallet = await podium.call(getWallet)
  assert.equal(wallet.available, 5)
  const [call] = sent
  assert.deepEqual([call?.method, call?.url], ['GET', 'https://podium.example/api/wallet'])
  assert.equal(call?.headers.get('authorization'), 'Bearer pod_1')
  assert.equal(call?.headers.get('podium-version'), newestVersion)
  assert.equal(call?.headers.get('idempotency-key'), null)
})

test('a refusal is thrown with its names, fields and number', async () => {
  const body = {
    errors: [{ errorCode: 118, key: 'scopeMissing' }],
    fields: { a: [] },
    requestId: 'r7',
  }
  const { podium } = answering(json(body, { status: 403 }))
  const thrown = await podium.call(getWallet).catch((error: unknown) => error)
  assert.ok(thrown instanceof Refusal)
  assert.deepEqual(
    [thrown.status, thrown.names, thrown.fields, thrown.requestId],
    [403, ['scopeMissing'], { a: [] }, 'r7'],
  )
  assert.ok(thrown.has('scopeMissing') && !thrown.has('forbidden'))
})

test('what a proxy answers in HTML is a refusal too, and no server is Unreachable', async () => {
  const { podium } = answering(
    new Response('<h1>Bad gateway</h1>', { status: 502 }),
    new Error('off'),
  )
  await assert.rejects(podium.call(getWallet), { name: 'Refusal', status: 502 })
  await assert.rejects(podium.call(getWallet), Unreachable)
})

test('429 is waited for as long as it says, and 503 where nothing is done twice', async () => {
  const reads = answering(refusal(429, 100, now), refusal(503, 0, now), json({ available: 5 }))
  assert.equal((await reads.podium.call(getWallet)).available, 5)
  assert.equal(reads.sent.length, 3)
  const begun = Date.now()
  const waits = answering(refusal(429, 100, { 'retry-after': '1' }), json({ available: 5 }))
  await waits.podium.call(getWallet)
  assert.ok(Date.now() - begun >= 950)
  // Of what is no repeatable act it is not known whether it was done.
  const acts = answering(refusal(503, 0, now))
  const body = { name: 'x', scopes: ['PAGE' as const], expiresAt: '2027-01-01T00:00:00Z' }
  await assert.rejects(acts.podium.call(createToken, { body }), { status: 503 })
})

test('patience has an end: three tries more, and no wait beyond a minute', async () => {
  const tired = answering(...Array.from({ length: 4 }, () => refusal(429, 100, now)))
  await assert.rejects(tired.podium.call(getWallet), { status: 429, retryAfter: 0.01 })
  assert.equal(tired.sent.length, 4)
  const long = answering(refusal(429, 100, { 'retry-after': '3600' }))
  await assert.rejects(long.podium.call(getWallet), { retryAfter: 3600 })
})

test('an act that moves credits has one key for all its tries, and another for the next', async () => {
  const done = () => json({ id: 1 }, { status: 201 })
  const { podium, sent } = answering(refusal(503, 0, now), done(), done(), done())
  await podium.call(requestSupport, asking)
  await podium.call(requestSupport, asking)
  await podium.call(requestSupport, asking, { idempotencyKey: 'mine' })
  const [first, again, next, mine] = sent.map(({ headers }) => headers.get('idempotency-key'))
  assert.ok(first && first === again && next && next !== first)
  assert.equal(mine, 'mine')
})

test('a list is read page by page, to its last entry and no further', async () => {
  const page = (...ids: number[]) =>
    json(
      ids.map((id) => ({ id })),
      { headers: { 'x-total-count': '5' } },
    )
  const { podium, sent } = answering(page(1, 2), page(3, 4), page(5))
  const ids: number[] = []
  for await (const { id } of podium.each(listActs, { query: { _limit: 2 } })) ids.push(id)
  assert.deepEqual(ids, [1, 2, 3, 4, 5])
  assert.deepEqual(
    sent.map(({ url }) => new URL(url).search),
    ['?_limit=2&_page=0', '?_limit=2&_page=1', '?_limit=2&_page=2'],
  )
})

const secret = 'whsec_1'
const body = JSON.stringify({
  id: 1041,
  type: 'support.accepted',
  at: '2026-11-25T10:00:00Z',
  data: {},
})
const at = 1_795_600_000

function signed(text: string, seconds = at, key = secret): Record<string, string> {
  const v1 = createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')
  return { 'Podium-Signature': `t=${seconds},v1=${v1}` }
}

test('a webhook is believed with the signature of its body, its secret and the last five minutes', async () => {
  const moment = at * 1000
  assert.equal((await verifyWebhook(secret, signed(body), body, moment)).type, 'support.accepted')
  assert.equal(
    (await verifyWebhook(secret, new Headers(signed(body)), Buffer.from(body), moment)).id,
    1041,
  )
  await verifyWebhook(secret, signed(body), body, moment + 299_000)
  const { 'Podium-Signature': right = '' } = signed(body)
  const other = signed(body, at, 'old secret')['Podium-Signature'] ?? ''
  // While a secret changes there are two.
  const both = { 'podium-signature': `${other},${right.split(',')[1]}` }
  await verifyWebhook(secret, both, body, moment)
  const wrong: [string, Record<string, string>, string, number][] = [
    ['another body', signed(body), `${body} `, moment],
    ['another secret', signed(body, at, 'x'), body, moment],
    [
      'another moment',
      { 'podium-signature': right.replace(String(at), String(at + 1)) },
      body,
      moment,
    ],
    ['too old', signed(body), body, moment + 301_000],
    ['too new', signed(body), body, moment - 301_000],
    ['none', {}, body, moment],
    ['no hex', { 'podium-signature': `t=${at},v1=zz` }, body, moment],
    ['only a moment', { 'podium-signature': `t=${at}` }, body, moment],
  ]
  for (const [what, headers, text, when] of wrong) {
    await assert.rejects(verifyWebhook(secret, headers, text, when), InvalidSignature, what)
  }
})
