import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getPermissions } from '@podium/contract/identity'
import { getTerms } from '@podium/contract/legal'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { openAdmin, openMember, signIn, solveHumanCheck } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { allRoutes, fieldsOf, fillPath, type JsonSchema, type NamedRoute } from '../routes.ts'

const podium = usePodium()

async function openAthlete(): Promise<Person> {
  const ines = await openMember(podium(), 'ATHLETE', { modality: 'TENNIS' })
  await signIn(ines)
  return ines
}

const callers: Person[] = []

/** A visitor, an athlete and an admin; whose session or account a call has ended is replaced. */
async function refreshCallers(): Promise<void> {
  callers[0] ??= podium().visitor()
  termsVersion ||= (await callers[0].call(getTerms)).version
  for (const [index, open] of [openAthlete, () => openAdmin(podium())].entries()) {
    const known = callers[index + 1]
    if (!known || (await known.raw(getPermissions)).statusCode !== 200)
      callers[index + 1] = await open()
  }
}

/** Fixed, so that a failure can be seen again; the run is the same every time. */
const seed = 20_261_121
const wanted = Number(process.env.PODIUM_FUZZ_REQUESTS ?? 700)
const runsPerCall = Math.max(8, Math.ceil(wanted / allRoutes.length))

/** What databases and their drivers choke on: tried in every field, the others being right. */
const indigestible: unknown[] = ['Texto\u0000', 'Texto \ud800', 2 ** 53]

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202etxt.exe',
  'ﷺ'.repeat(50),
  'é'.repeat(5000),
  '👩‍👩‍👧‍👦'.repeat(20),
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'NaN',
  'null',
  'true',
  '1e400',
  '-0',
  '0x10',
  '9'.repeat(400),
  'constructor',
  '__proto__',
  'a@b.co',
  '\r\nSet-Cookie: x=y',
]
const oddNumbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 1e-308]

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom<unknown>(...oddNumbers),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: {} } }),
  fc.jsonValue({ maxDepth: 4 }),
)

const oddText = oddValue.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))

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
    caller: fc.nat({ max: 2 }),
    params: fc.array(param, { minLength: 3, maxLength: 3 }),
    query: fc.array(fc.tuple(names, oddText), { maxLength: 2 }),
    body: bodyOf(named),
    language: fc.constantFrom('', 'pt', 'zz;q=9', '*', 'x'.repeat(2000)),
    number: fc.nat(),
  })
}

/** As encodeURIComponent, which refuses half a surrogate pair: a hostile client does not. */
function encode(text: string): string {
  return encodeURIComponent(text.slice(0, 500).toWellFormed())
}

function assertSound(answer: LightMyRequestResponse, said: string): void {
  assert.ok(answer.statusCode < 500, `${said} → ${answer.statusCode} ${answer.body}`)
  if (answer.statusCode < 400) return
  const body = answer.json<{ errors: unknown; fields: unknown; requestId: unknown }>()
  assert.deepEqual(Object.keys(body).sort(), ['errors', 'fields', 'requestId'], said)
  assert.ok(Array.isArray(body.errors) && typeof body.fields === 'object', said)
  assert.equal(typeof body.requestId, 'string', said)
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
  language: string
  number: number
}

async function attempt(named: NamedRoute, given: Attempt): Promise<void> {
  const { method } = named.route
  let index = 0
  const filled = fillPath(named, () => encode(given.params[index++] ?? '1') || '1')
  const search = await queryOf(named, given.query)
  const url = search ? `${filled}?${search}` : filled
  const person = (callers[given.caller] ?? assert.fail()).twin()
  person.headers['accept-language'] = given.language
  const body = method === 'GET' ? undefined : completed(named, given.body, given.number)
  const headers = { 'content-type': 'application/json' }
  const payload = body !== undefined && { body: JSON.stringify(body), headers }
  const answer = await person.send({ method, url, ...payload })
  assertSound(answer, `${method} ${url} ${JSON.stringify(body)}`)
}

/** Requests that are right but for one field, which holds something indigestible. */
function* nearlyRight(named: NamedRoute): Generator<Attempt> {
  const { params, query, body } = named.route
  const sound = { caller: 2, params: [], query: [], language: 'pt', number: 0 }
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
    await fc.assert(tried, { seed, numRuns: runsPerCall, endOnFailure: true })
  })
}
