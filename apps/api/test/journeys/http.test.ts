import assert from 'node:assert/strict'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { login } from '@podium/contract/identity'
import { getTerms } from '@podium/contract/legal'
import type { LightMyRequestResponse } from 'fastify'
import { join } from '../cast.ts'
import { usePodium } from '../harness.ts'

const podium = usePodium()

/** Every no has the same shape, carries the request's id and is never HTML. */
function assertRefusal(answer: LightMyRequestResponse, status: number): void {
  assert.equal(answer.statusCode, status, answer.body)
  assert.match(String(answer.headers['content-type']), /^application\/json/)
  const body = answer.json<Record<string, unknown>>()
  assert.deepEqual(Object.keys(body).sort(), ['errors', 'fields', 'requestId'])
  assert.equal(body.requestId, answer.headers['x-request-id'])
  assert.match(String(body.requestId), /^[\da-f-]{36}$/)
  assert.doesNotMatch(answer.body, /\bat .*\.ts|select |SyntaxError|FST_|node_modules/i)
}

function send(method: string, url: string, payload?: string | Buffer, type = 'application/json') {
  return podium().app.inject({
    method: method as 'GET',
    url,
    headers: { ...(payload !== undefined && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  })
}

const loginPath = '/api/authentication/login'

const unknown: [string, string][] = [
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nowhere'],
  ['POST', '/api/nowhere'],
  ['DELETE', '/api/users'],
  ['PATCH', loginPath],
  ['GET', loginPath],
  ['PATCH', '/api/terms'],
  ['GET', '/api/athletes/1/2/3'],
  ['GET', '/api/../api/nowhere'],
  ['GET', '/api//users'],
  ['GET', '/api/USERS'],
  ['GET', `/api/athletes/${'1'.repeat(500)}`],
  ['POST', '/'],
  ['GET', '/assets/nothing.js'],
]
for (const [method, url] of unknown) {
  test(`${method} ${url.slice(0, 40)} is not there, in the shape of every refusal`, async () => {
    const answer = await send(method, url)
    assertRefusal(answer, 404)
    assert.equal(answer.json().errors[0].errorCode, 25)
  })
}

// Outside the API a person looks: they are led to the page that says so.
test('a malformed path of a page leads to the page for what is not there', async () => {
  const answer = await send('GET', '/athlete/%E0%A4%A')
  assert.equal(answer.statusCode, 302)
  assert.equal(answer.headers.location, '/not_found')
})

const paths = ['/api/%', '/api/%zz', '/api/athletes/%E0%A4%A', '/api/legal/%ff%fe']
for (const url of paths) {
  test(`the malformed path ${url} is refused in the same shape`, async () => {
    assertRefusal(await send('GET', url), 404)
  })
}

const bodies: [string, number, string | Buffer, string?][] = [
  ['malformed JSON', 400, '{"email":'],
  ['no JSON at all', 400, 'email=ines'],
  ['an empty body', 400, ''],
  ['JSON null', 400, 'null'],
  ['a JSON list', 400, '[]'],
  ['a JSON number', 400, '7'],
  ['a JSON text', 400, '"x"'],
  ['a __proto__ key', 400, '{"__proto__":{"admin":true},"email":"a@b.pt","password":"x"}'],
  ['a constructor.prototype key', 400, '{"constructor":{"prototype":{"admin":true}}}'],
  ['a body over one MiB', 413, JSON.stringify({ email: 'x'.repeat(1_048_577) })],
  ['very deep JSON', 400, `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  [
    'many keys',
    400,
    JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`k${n}`, n]))),
  ],
  ['bytes that are no UTF-8', 400, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22])],
  ['NUL bytes', 400, Buffer.alloc(1000)],
  ['a form', 415, 'email=ines', 'application/x-www-form-urlencoded'],
  ['plain text', 415, '{"email":"ines"}', 'text/plain'],
  ['XML', 415, '<x/>', 'application/xml'],
  ['a nonsense type', 415, '{}', 'nonsense'],
  ['another charset', 400, '{}', 'application/json; charset=utf-16'],
]
for (const [what, status, payload, type] of bodies) {
  test(`${what} is refused with ${status}`, async () => {
    const answer = await send('POST', loginPath, payload, type)
    assertRefusal(answer, status)
    if (status === 415) assert.equal(answer.json().errors[0].errorCode, 14)
    if (status === 413)
      assert.deepEqual(answer.json().fields, { body: [{ kind: 'FileSize', max: 1_048_576 }] })
  })
}

test('no body at all is a violation of the body, not a fault', async () => {
  assertRefusal(await send('POST', loginPath), 400)
})

const ofPages = [
  "default-src 'self'",
  "script-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
]
const secured: [string, string, string[]][] = [
  ['a JSON answer', '/api/terms', ["default-src 'none'", "frame-ancestors 'none'"]],
  ['a refusal', '/api/nowhere', ofPages],
  ['a page', '/mailbox', ofPages],
  ['the landing page', '/', ofPages],
]
for (const [what, url, parts] of secured) {
  test(`${what} carries the security headers`, async () => {
    const { headers } = await send('GET', url)
    const policy = String(headers['content-security-policy'])
    for (const part of parts) assert.ok(policy.includes(part), `${part} in ${policy}`)
    assert.doesNotMatch(policy, /script-src[^;]*unsafe/)
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin')
    assert.equal(headers['strict-transport-security'], undefined)
    assert.equal(headers['x-powered-by'], undefined)
    assert.equal(headers['access-control-allow-origin'], undefined)
    assert.match(String(headers['x-request-id']), /^[\da-f-]{36}$/)
  })
}

test('an answer that has not changed is 304 without a body', async () => {
  const visitor = podium().visitor()
  const first = await visitor.raw(getTerms)
  const etag = String(first.headers.etag)
  assert.match(etag, /^W\/"/)
  const again = await visitor.send({
    method: 'GET',
    url: '/api/terms',
    headers: { 'if-none-match': etag },
  })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
  const other = await visitor.send({
    method: 'GET',
    url: '/api/terms?language=pt',
    headers: { 'if-none-match': etag },
  })
  assert.equal(other.statusCode, 200)
})

test('HEAD answers as GET does, without the body', async () => {
  const get = await send('GET', '/api/terms')
  const head = await send('HEAD', '/api/terms')
  assert.deepEqual([head.statusCode, head.body], [200, ''])
  assert.equal(head.headers.etag, get.headers.etag)
  assertRefusalHead(await send('HEAD', '/api/nowhere'))
})

function assertRefusalHead(answer: LightMyRequestResponse): void {
  assert.deepEqual([answer.statusCode, answer.body], [404, ''])
}

test('each request has an id of its own, whatever the caller calls it', async () => {
  const visitor = podium().visitor()
  const ask = () =>
    visitor.send({ method: 'GET', url: '/api/terms', headers: { 'x-request-id': 'mine\r\nX: y' } })
  const ids = [await ask(), await ask()].map((answer) => answer.headers['x-request-id'])
  assert.notEqual(ids[0], ids[1])
  assert.doesNotMatch(String(ids[0]), /mine/)
})

test('other sites may not call: no preflight is answered', async () => {
  const answer = await podium().app.inject({
    method: 'OPTIONS',
    url: loginPath,
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  assert.equal(answer.headers['access-control-allow-origin'], undefined)
})

test('the refusal of a path that is not there is kept by nobody either', async () => {
  for (const url of ['/api/nope', '/api/%zz']) {
    const { statusCode, headers } = await podium().visitor().send({ method: 'GET', url })
    assert.deepEqual([url, statusCode, headers['cache-control']], [url, 404, 'no-store'])
  }
})

test('what is of a session is kept by nobody on the way', async () => {
  const ines = await join(podium(), 'FAN')
  const { headers } = await ines.raw(login, {
    body: { email: ines.email, password: ines.password },
  })
  assert.equal(headers['cache-control'], 'private, no-store')
  const refused = await podium().visitor().send({ method: 'GET', url: '/api/users/me/permissions' })
  assert.equal(refused.headers['cache-control'], 'no-store')
})

test('health tells that the process lives and that the database answers', async () => {
  assert.deepEqual((await send('GET', '/api/health')).json(), { status: 'ok' })
  assert.deepEqual((await send('GET', '/api/health/ready')).json(), { status: 'ready' })
})

/** A request over a real socket, as no well-behaved client would make it. */
function overSocket(port: number, options: object, body?: string): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, ...options }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => resolve([answer.statusCode ?? 0, text]))
    })
    request.on('error', reject)
    request.end(body)
  })
}

test('over a real socket too: a wrong length, a long header, a long path', async () => {
  const server = await podium().secondServer()
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const headers = { 'content-type': 'application/json' }
  const chunked = await overSocket(
    port,
    { method: 'POST', path: loginPath, headers },
    JSON.stringify({ email: 'x'.repeat(1_100_000) }),
  )
  assert.equal(chunked[0], 413)
  assert.ok(JSON.parse(chunked[1]).fields)
  const long = await overSocket(port, { path: `/api/users?q=${'x'.repeat(15_000)}` })
  assert.equal(long[0], 400)
  assert.ok(JSON.parse(long[1]).fields.q)
  const [status] = await overSocket(port, {
    path: '/api/terms',
    headers: { x: 'y'.repeat(20_000) },
  })
  assert.equal(status, 431)
  await server.close()
})

test('a handler that breaks answers general and tells nothing of why', async () => {
  const server = await podium().secondServer()
  const broken = podium().visitor()
  broken.moveTo(server)
  const { db } = podium().context.database
  await db.schema.alterTable('legal_documents').renameTo('legal_documents_gone').execute()
  try {
    const answer = await broken.raw(getTerms)
    assertRefusal(answer, 500)
    assert.deepEqual(answer.json().errors, [{ errorCode: 0, key: 'general' }])
    assert.doesNotMatch(answer.body, /legal_documents|relation|exist/)
  } finally {
    await db.schema.alterTable('legal_documents_gone').renameTo('legal_documents').execute()
    await server.close()
  }
})
