import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { getPermissions } from '@podium/contract/identity'
import { getTerms } from '@podium/contract/legal'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { pages as webPages } from '@podium/contract/paths'
import { apiRoot } from '../../src/platform/http/index.ts'
import { openAdmin, openMember, signIn, solveHumanCheck } from '../cast.ts'
import { brokenForms, wholeForm } from '../broken-forms.ts'
import { usePodium } from '../harness.ts'
import { addressOf } from '../live-page.ts'
import {
  encode,
  indigestible,
  longNumbers,
  oddCookies,
  oddText,
  oddValue,
  someOddHeaders,
} from '../nonsense.ts'
import type { Person } from '../person.ts'
import { brokenHeads, say } from '../raw.ts'
import {
  allRoutes,
  fieldsOf,
  fillPath,
  type JsonSchema,
  type NamedRoute,
  routePattern,
} from '../routes.ts'
import { nameOf, type Surface, surfacesOf, unreachedOf } from '../surfaces.ts'

// Everything that can be switched on is, so that its addresses are walked as well.
const podium = usePodium({ metrics: true, corsOrigins: ['https://friend.example'] })

async function openAthlete(): Promise<Person> {
  const ines = await openMember(podium(), 'ATHLETE', { modality: 'TENNIS' })
  await signIn(ines)
  return ines
}

async function openSponsor(): Promise<Person> {
  const helena = await openMember(podium(), 'SPONSOR')
  await signIn(helena)
  return helena
}

const callers: Person[] = []

/** A visitor, an athlete, an admin and a sponsor; whose session or account a call has ended is replaced. */
async function refreshCallers(): Promise<void> {
  callers[0] ??= podium().visitor()
  termsVersion ||= (await callers[0].call(getTerms)).version
  const openings = [openAthlete, () => openAdmin(podium()), openSponsor]
  for (const [index, open] of openings.entries()) {
    const known = callers[index + 1]
    if (!known || (await known.raw(getPermissions)).statusCode !== 200)
      callers[index + 1] = await open()
  }
}

/** Fixed, so that a failure can be seen again; the run is the same every time. */
const seed = 20_261_121
const wanted = Number(process.env.PODIUM_FUZZ_REQUESTS ?? 700)

/** Pages are there once the web is built, as `npm run fuzz` does first; the browser's journeys walk them too. */
const pages = existsSync(join(import.meta.dirname, '../../../web/dist/built'))
  ? Object.values(webPages).map(({ pattern }) => pattern.replace(':slug', 'podium'))
  : []

/** Runs of each call, each page, and each of the other surfaces. */
const runs = Math.max(8, Math.ceil(wanted / (allRoutes.length + pages.length + 60)))

// A hundred and fifty thousand take longer than a test usually may.
const timeout = 5 * 60_000 + runs * 2000

/** What does not answer within this has hung. */
const patienceMs = 20_000

/** What is right for a field, as far as its name and schema tell. */
function soundValue(name: string, schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum.at(-1)
  if (schema.properties) return soundObject(schema.properties)
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.type === 'array') return []
  return soundTexts.find(([names]) => names.test(name))?.[1] ?? 'Texto'
}

let termsVersion = ''
const soundTexts: [RegExp, string][] = [
  [/email/i, 'somebody@podium.example'],
  [/password/i, 'Podium!2026'],
  [/^country/i, 'PT'],
  [/postal|fiscal/i, ''],
  [/modality|sport/i, 'TENNIS'],
]

function soundObject(fields: Record<string, JsonSchema>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, soundValue(name, schema)]),
  )
}

/** A body that is right but for one or two fields, or now and then something else altogether. */
function bodyOf({ route }: NamedRoute): fc.Arbitrary<unknown> {
  const fields = fieldsOf(route.body)
  const names = Object.keys(fields)
  if (names.length === 0) return oddValue
  const odd = fc.dictionary(fc.constantFrom(...names), oddValue, {
    maxKeys: 2,
    noNullPrototype: true,
  })
  const nearly = odd.map((changed) => ({ ...soundObject(fields), ...changed }))
  return fc.oneof({ weight: 6, arbitrary: nearly }, oddValue)
}

function requestOf(named: NamedRoute) {
  const queryFields = Object.keys(fieldsOf(named.route.query))
  const names = fc.constantFrom(...queryFields, 'lang', '__proto__')
  const param = fc.oneof(fc.constantFrom('1', '2', 'PT', 'terms'), oddText)
  return fc.record({
    caller: fc.nat({ max: 3 }),
    params: fc.array(param, { minLength: 3, maxLength: 3 }),
    query: fc.array(fc.tuple(names, oddText), { maxLength: 2 }),
    body: bodyOf(named),
    headers: someOddHeaders,
    number: fc.nat(),
  })
}

/** Never a fault; and a no has the shape of every no, unless it is a page or says nothing at all. */
function assertSound(answer: LightMyRequestResponse, said: string): void {
  const { statusCode, body, headers } = answer
  assert.ok(statusCode < 500, `${said} → ${statusCode} ${body}`)
  if (statusCode < 400 || body === '') return
  const isPage = String(headers['content-type']).startsWith('text/html')
  if (isPage && !said.includes(` ${apiRoot}`)) return
  const { current: _, ...refusal } = JSON.parse(body) as Record<string, unknown>
  assert.deepEqual(Object.keys(refusal).sort(), ['errors', 'fields', 'requestId'], said)
  assert.ok(Array.isArray(refusal.errors) && typeof refusal.fields === 'object', said)
  assert.equal(typeof refusal.requestId, 'string', said)
}

let sent = 0

/** Sends a request as somebody, whatever comes back; what does not come back in time has hung. */
async function send(
  caller: number,
  request: { method: string; url: string; body?: unknown; headers?: Record<string, string> },
): Promise<LightMyRequestResponse> {
  sent += 1
  const person = (callers[caller] ?? assert.fail()).twin()
  const said = `${request.method} ${request.url} ${JSON.stringify(request.headers)}`
  const late = pause(patienceMs, null, { ref: false })
  const answer = await Promise.race([person.send(request), late])
  assert.ok(answer, `${said} is not answered`)
  const about = typeof request.body === 'string' ? request.body.slice(0, 1000) : ''
  assertSound(answer, `${said} ${about}`)
  return answer
}

/** What only the moment can make right: the terms in force, a fresh address, a solved human check. */
function completed(named: NamedRoute, body: unknown, number: number): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { email, acceptedTermsOfUse } = body as Record<string, unknown>
  return {
    ...body,
    ...(acceptedTermsOfUse === 'Texto' && { acceptedTermsOfUse: termsVersion }),
    ...(email === 'somebody@podium.example' &&
      named.route.method === 'POST' && { email: `fuzz${number}@podium.example` }),
  }
}

async function queryOf(named: NamedRoute, query: [string, string][]): Promise<string> {
  const all = [...query]
  const checked = 'g-recaptcha-response' in fieldsOf(named.route.query)
  if (checked && !query.some(([name]) => name === 'g-recaptcha-response')) {
    all.push(['g-recaptcha-response', await solveHumanCheck(podium().visitor())])
  }
  return all.map(([name, value]) => `${name}=${encode(value)}`).join('&')
}

interface Attempt {
  caller: number
  params: string[]
  query: [string, string][]
  body: unknown
  headers: Record<string, string>
  number: number
}

async function attempt(named: NamedRoute, given: Attempt): Promise<void> {
  const { method } = named.route
  let index = 0
  const filled = fillPath(named, () => encode(given.params[index++] ?? '1') || '1')
  const search = await queryOf(named, given.query)
  const url = search ? `${filled}?${search}` : filled
  const body = method === 'GET' ? undefined : completed(named, given.body, given.number)
  const headers = { 'content-type': 'application/json', ...given.headers }
  const payload =
    body === undefined ? { headers: given.headers } : { body: JSON.stringify(body), headers }
  await send(given.caller, { method, url, ...payload })
}

/** Requests that are right but for one field, which holds something indigestible. */
function* nearlyRight(named: NamedRoute): Generator<Attempt> {
  const { params, query, body } = named.route
  const sound = { caller: 2, params: [], query: [], headers: {}, number: 0 }
  const right = soundObject(fieldsOf(body))
  for (const value of indigestible) {
    for (const name of Object.keys(right)) yield { ...sound, body: { ...right, [name]: value } }
    for (const name of Object.keys(fieldsOf(query))) {
      yield { ...sound, query: [[name, String(value)]], body: right }
    }
    if (params) yield { ...sound, params: ['PT', String(value)], body: right }
    if (params) yield { ...sound, params: [String(value)], body: right }
  }
}

for (const named of allRoutes) {
  const { method, path } = named.route
  test(`${method} ${path} takes nonsense for a no and never for a fault`, async () => {
    await refreshCallers()
    for (const given of nearlyRight(named)) await attempt(named, given)
    await refreshCallers()
    const tried = fc.asyncProperty(requestOf(named), (given) => attempt(named, given))
    await fc.assert(tried, { seed, numRuns: runs, endOnFailure: true })
  })
}

const calls = new Set(allRoutes.map((named) => `${named.route.method} ${routePattern(named)}`))

/** What may stand for a parameter of an address: what is there, what could be, and what never is. */
const parameter: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('1', '2', '3', 'athlete', 'avatar-96.webp', '10', 'sandbox', '0', '107374'),
  fc.constantFrom(...longNumbers),
  fc.constantFrom('%', '%00', '%E0%A4%A', '..%2f..%2fetc', 'a'.repeat(301)),
  oddText.map(encode),
)

/** Somebody asks for an address with whatever in its gaps, behind it and around it. */
function askingFor({ method, url }: Surface) {
  return fc
    .record({
      caller: fc.nat({ max: 3 }),
      parts: fc.array(parameter, { minLength: 4, maxLength: 4 }),
      query: fc.array(fc.tuple(oddName, oddText), { maxLength: 2 }),
      headers: someOddHeaders,
      body: fc.option(oddText, { nil: undefined }),
    })
    .map(({ caller, parts, query, headers, body }) => {
      const path = pathOf(url, parts)
      const search = query.map(([name, value]) => `${name}=${encode(value)}`).join('&')
      const sends = body !== undefined && !['GET', 'HEAD', 'OPTIONS'].includes(method)
      const typed = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
      const asked = { method, url: search ? `${path}?${search}` : path }
      return { caller, ...asked, ...(sends ? { body, headers: typed } : { headers }) }
    })
}

/** An address with something in each of its gaps. */
function pathOf(url: string, parts: string[]): string {
  let index = 0
  const filled = url.replaceAll(/:\w+(?:\([^)]*\))?\??|\*/g, () => parts[index++] || '1')
  return filled.startsWith('/') ? filled : `/${filled}`
}

const oddNames = ['k', 'lang', 'theme', 'to', 'id', 'page', 'q', 'token', '__proto__']
const oddName = fc.constantFrom(...oddNames)
/** NUL, and half of a character that takes two: neither is a text that a database keeps. */
const unkept = ['%00', '%ED%A0%80']

/** Asks once with each number that is too long and each text that is none, then with whatever comes. */
async function walk(surface: Surface, numRuns: number): Promise<void> {
  const { method, url } = surface
  const numbers = /[:*]/.test(url) && method !== 'HEAD' ? longNumbers : []
  for (const number of numbers) await send(2, { method, url: pathOf(url, Array(4).fill(number)) })
  for (const text of unkept) {
    const search = oddNames.map((name) => `${name}=${text}`).join('&')
    await send(2, { method, url: `${pathOf(url, [])}?${search}` })
  }
  const tried = fc.asyncProperty(askingFor(surface), async ({ caller, ...request }) => {
    await send(caller, request)
  })
  await fc.assert(tried, { seed, numRuns, endOnFailure: true })
}

/** Built files are served as they lie there; they are many, and all alike. */
function isFile({ url }: Surface): boolean {
  return url.startsWith('/assets/')
}

/** What answers as a call does, less its body. */
function isHead({ method, url }: Surface): boolean {
  return method === 'HEAD' && calls.has(`GET ${url}`)
}

test('every other address the server knows takes nonsense for a no', { timeout }, async () => {
  await refreshCallers()
  const all = surfacesOf(podium().app).filter((surface) => !calls.has(nameOf(surface)))
  const files = all.filter(isFile).slice(0, runs)
  const heads = all.filter(isHead)
  const others = all.filter((surface) => !isFile(surface) && !isHead(surface))
  for (const surface of others) await walk(surface, runs)
  for (const surface of [...heads, ...files]) await walk(surface, Math.ceil(runs / 16))
})

test('a cookie of whatever kind lets a page be drawn, and the calls behind it be made', async () => {
  await refreshCallers()
  for (const cookie of oddCookies) {
    for (const url of ['/', '/athlete/1', '/files/card/athlete/1.png', '/api/users/me/permissions'])
      await send(0, { method: 'GET', url, headers: { cookie } })
  }
})

for (const pattern of pages) {
  test(`the page ${pattern} takes nonsense in its address, cookies and headers`, async () => {
    await refreshCallers()
    await walk({ method: 'GET', url: pattern }, runs)
  })
}

/** Where a form with a file can be sent, and the caller who may. */
const uploads = allRoutes.filter(({ route }) => route.upload !== undefined)

function senderOf({ route }: NamedRoute): number {
  return typeof route.access === 'object' && !route.access.includes('ATHLETE') ? 3 : 1
}

for (const named of uploads) {
  const { method, path } = named.route
  test(`${method} ${path} refuses whatever form cannot be read`, async () => {
    await refreshCallers()
    const url = fillPath(named, () => '1'.repeat(32))
    const caller = senderOf(named)
    const type = { 'content-type': wholeForm.type }
    for (const { what, type: said, content } of brokenForms) {
      const headers = { 'content-type': said }
      const answer = await send(caller, { method, url, body: content, headers })
      assert.ok(answer.statusCode >= 400, `${what} → ${answer.statusCode}`)
    }
    const { length } = wholeForm.content
    for (let run = 0; run < Math.max(runs, 16); run++) {
      const body = wholeForm.content.subarray(0, (run * 37) % length)
      await send(caller, { method, url, body, headers: type })
    }
  })
}

/** A bare line to the server, as no browser opens it. */
async function shout(bytes: Buffer | string, leaves = false): Promise<void> {
  sent += 1
  const { port } = new URL(await addressOf(podium().app))
  const { text, isOver } = await say(Number(port), bytes, leaves)
  const said = `${String(bytes).slice(0, 300)} → ${text.slice(0, 300)}`
  assert.ok(isOver, `${said} is not over`)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
  assert.ok(status < 500, said)
  // Two slashes at the beginning name no call: what is missing there is a page.
  if (status < 400 || body === '' || /^content-type: text\/html/im.test(head)) return
  const { current: _, ...refusal } = JSON.parse(body) as Record<string, unknown>
  assert.deepEqual(Object.keys(refusal).sort(), ['errors', 'fields', 'requestId'], said)
}

test('what is no request is refused on the bare line, in the shape of every no', async () => {
  const paths = [
    '/api/terms',
    '/api/authentication/login',
    '/api/files/avatar',
    '/websocket/user/1',
  ]
  for (const path of paths) {
    const heads = brokenHeads(path)
    for (let at = 0; at < Math.max(heads.length, runs / 4); at++) {
      await shout(heads[at % heads.length] ?? '')
    }
  }
})

test('a request with one byte of it changed, or cut short, is answered or ended', async () => {
  await refreshCallers()
  const { token } = callers[1] ?? assert.fail()
  const head = (path: string, type: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: podium.test\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`
  const { content, type } = wholeForm
  const json = Buffer.from('{"email":"ines@podium.example","password":"x"}')
  const requests = [
    Buffer.concat([Buffer.from(head('/api/files/avatar', type, content.length)), content]),
    Buffer.concat([
      Buffer.from(head('/api/authentication/login', 'application/json', json.length)),
      json,
    ]),
  ]
  const change = fc.record({
    which: fc.constantFrom(...requests),
    at: fc.nat({ max: 1000 }),
    byte: fc.option(fc.nat({ max: 255 }), { nil: null, freq: 3 }),
  })
  const tried = fc.asyncProperty(change, async ({ which, at, byte }) => {
    const place = at % which.length
    if (byte === null) return shout(which.subarray(0, place), true)
    const changed = Buffer.from(which)
    changed[place] = byte
    return shout(changed, true)
  })
  await fc.assert(tried, { seed, numRuns: Math.max(60, runs * 4), endOnFailure: true })
})

test('no address that the server knows is left out', (context) => {
  context.diagnostic(`${sent} requests were sent`)
  assert.ok(sent >= wanted)
  const left = unreachedOf(podium().app)
  assert.deepEqual(
    left.filter((name) => !name.includes('/assets/')),
    [],
  )
})
