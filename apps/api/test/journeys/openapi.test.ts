import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { refusals } from '@podium/contract/refusals'
import { apiVersions, newestVersion } from '@podium/contract/versions'
import type { FastifyInstance } from 'fastify'
import { apiRoot } from '../../src/platform/http/index.ts'
import { openMember, signIn } from '../cast.ts'
import { usePodium } from '../harness.ts'
import { allRoutes, routePattern } from '../routes.ts'
import { makeToken } from '../tokens.ts'

/** Every method and path that any part of the server registers; HEAD comes by itself with GET. */
const registered = new Set<string>()
const register = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') registered.add(`${each} ${url}`)
  })
}

// Not the parts that are made later: the page to browse the contract in has routes of its own.
before(() => subscribe('fastify.initialization', register))
const podium = usePodium()
before(() => void unsubscribe('fastify.initialization', register))

type Json = Record<string, unknown>
interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Json
}
interface Operation {
  operationId: string
  summary: string
  description: string
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { description: string; content?: Json }>
  security?: unknown[]
}
interface Document {
  openapi: string
  info: Json
  paths: Record<string, Record<string, Operation>>
}

async function readDocument(): Promise<Document> {
  return (await podium().app.inject('/api/openapi.json')).json()
}

/** Every value under a key, however deep. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [
    ...(name === key ? [part] : []),
    ...valuesOf(key, part),
  ])
}

function resolve(document: unknown, ref: string): unknown {
  assert.match(ref, /^#\//)
  return ref
    .slice(2)
    .split('/')
    .reduce((at, name) => (at as Json | undefined)?.[name], document)
}

/** A parameter, also where it is described once for all calls. */
function resolved(document: unknown, given: Parameter | { $ref: string }): Parameter {
  return '$ref' in given ? (resolve(document, given.$ref) as Parameter) : given
}

test('the document is OpenAPI 3.1 with every call of the contract and no other', async () => {
  const document = await readDocument()
  assert.equal(document.openapi, '3.1.0')
  assert.ok(document.info.title && document.info.version)
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const contract = allRoutes.map(({ route }) => `${route.method} ${route.path}`)
  assert.deepEqual(described.sort(), contract.sort())
})

test('no two calls share method and path, and no two share a name', () => {
  const places = allRoutes.map(({ route }) => `${route.method} ${route.path}`)
  assert.equal(new Set(places).size, places.length)
  const names = allRoutes.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
})

test('every reference leads somewhere', async () => {
  const document = await readDocument()
  const refs = valuesOf('$ref', document) as string[]
  assert.ok(refs.length > 10)
  for (const ref of refs) assert.ok(resolve(document, ref), ref)
})

test('every call is described: parameters of its path, a body schema, what it answers', async () => {
  const document = await readDocument()
  const { paths } = document
  for (const [path, methods] of Object.entries(paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const [method, { parameters, ...operation }] of Object.entries(methods)) {
      const where = `${method} ${path}`
      const own = parameters.map((each) => resolved(document, each))
      const declared = own.filter((each) => each.in === 'path')
      assert.deepEqual(declared.map(({ name }) => name).sort(), [...inPath].sort(), where)
      assert.ok(
        declared.every(({ required }) => required),
        where,
      )
      assert.ok(operation.summary.length > 3, where)
      for (const { name, schema } of own) assert.ok(schema, `${where} ${name}`)
      const body = operation.requestBody?.content['application/json']
      if (operation.requestBody?.content['application/json']) {
        assert.ok(Object.keys(body?.schema ?? {}).length > 0, where)
      }
      assert.ok(
        Object.keys(operation.responses).some((status) => status.startsWith('2')),
        where,
      )
      for (const answer of Object.values(operation.responses)) assert.ok(answer.description, where)
    }
  }
})

test('nothing in it is a mark for ourselves, and it begins with how to use it', async () => {
  const document = await readDocument()
  const said = [...valuesOf('summary', document), ...valuesOf('description', document)]
  const book = await readFile(new URL('../../../../docs/product.md', import.meta.url), 'utf8')
  const rules = [...book.matchAll(/^### `(\S+)`$/gm)].map(([, name]) => `\`${name}\``)
  assert.ok(rules.length > 60)
  const isMarked = (text: string) =>
    /\b[PFVA]\d{1,2}\b|specification/.test(text) || rules.some((rule) => text.includes(rule))
  const marked = said.filter((text) => isMarked(String(text)))
  assert.deepEqual(marked, [])
  const introduction = String(document.info.description)
  for (const word of ['Bearer', 'Idempotency-Key', 'errorCode', 'requestId', 'modality']) {
    assert.ok(introduction.includes(word), word)
  }
})

/** The calls of the introduction's shell examples, as `curl` would make them. */
function examplesIn(introduction: string) {
  const blocks = [...introduction.matchAll(/```sh\n([^]*?)```/g)].map(([, code = '']) => code)
  return blocks
    .map((code) => code.replaceAll(/\\\n\s*/g, ''))
    .flatMap((code) => code.split('\n').filter((line) => line.startsWith('curl')))
    .map((line) => {
      const headers = [...line.matchAll(/-H (['"])(.*?): (.*?)\1/g)].map(
        ([, , name = '', value = '']) => [name.toLowerCase(), value] as const,
      )
      const [, body] = /-d '(.*?)'/.exec(line) ?? []
      const [, address = ''] = /'(http[^']*)'/.exec(line) ?? []
      const method = /-X (\w+)/.exec(line)?.[1] ?? (body ? 'POST' : 'GET')
      return { method, address, headers: Object.fromEntries(headers), body }
    })
}

test('the examples of the introduction can be run: each answers, or refuses as it says', async () => {
  const document = await readDocument()
  const examples = examplesIn(String(document.info.description))
  assert.ok(examples.length >= 6, String(examples.length))
  const rita = await openMember(podium(), 'FAN')
  const reader = await openMember(podium(), 'FAN')
  await signIn(rita)
  const { token } = await makeToken(rita)
  let webhook = 0
  for (const { method, address, headers, body } of examples) {
    const url = address.replace('http://podium.test', '').replace('/ID/', `/${webhook}/`)
    assert.notEqual(url, address)
    const answer = await podium().app.inject({
      method: method as 'GET',
      url,
      headers: JSON.parse(
        JSON.stringify(headers)
          .replace('$PODIUM_TOKEN', token)
          .replace('$SESSION', `Bearer ${rita.token}`),
      ) as typeof headers,
      ...(body && { payload: body.replace('12', String(reader.id)) }),
    })
    if (url.endsWith('/webhooks')) webhook = answer.json<{ id: number }>().id
    const isToBeRefused = url.includes('_limit=1000')
    assert.equal(answer.statusCode >= 400, isToBeRefused, `${url}: ${answer.body}`)
  }
})

test('each date of the API is told with what it changed, and every call says what a token needs', async () => {
  const { info, paths } = await readDocument()
  for (const version of apiVersions) assert.ok(String(info.description).includes(`| ${version} |`))
  assert.equal(info.version, newestVersion)
  const acts = paths['/users/me/acts']?.get
  assert.match(String(acts?.description), /Since 2026-11-25: Of an act/)
  assert.match(String(paths['/wallet']?.get?.description), /scope MONEY_READ/)
  assert.match(String(paths['/users/me/tokens']?.post?.description), /session alone/)
})

test('a summary names a refusal as it is called, and only one that its call may answer', () => {
  for (const { route } of allRoutes) {
    const summary: string = route.summary
    assert.doesNotMatch(summary, /\bcodes? \d|\b1\d\d(?=:| answers|[.,;]|$)/i, route.path)
    const named = summary.match(/`(\w+)`/g)?.map((name) => name.slice(1, -1)) ?? []
    const may: readonly string[] = route.refusals ?? []
    const unknown = named.filter((name) => name in refusals && !may.includes(name))
    assert.deepEqual(unknown, [], route.path)
  }
})

test('what needs a session says so', async () => {
  const { paths } = await readDocument()
  for (const { route } of allRoutes) {
    const operation = paths[route.path]?.[route.method.toLowerCase()]
    assert.equal(!!operation?.security, route.access !== 'any', route.path)
    assert.equal('401' in (operation?.responses ?? {}), route.access !== 'any', route.path)
  }
})

test('schemas are plain JSON Schema: nothing of zod and no draft of their own', async () => {
  const document = await readDocument()
  assert.deepEqual(valuesOf('$schema', document), [])
  assert.deepEqual(valuesOf('~standard', document), [])
})

/** What is under the API's root and no call of the contract: tools and payment providers ask these, no page does. */
const besidesTheContract = [
  'GET /api/docs',
  'GET /api/docs/*',
  'GET /api/health',
  'GET /api/health/ready',
  'GET /api/openapi.json',
  'POST /api/payments/webhook/:provider',
]

test('the server answers every call of the contract, and no other under its root', () => {
  const served = [...registered].filter((place) => place.includes(` ${apiRoot}/`))
  const known = allRoutes.map((named) => `${named.route.method} ${routePattern(named)}`)
  assert.deepEqual(
    known.filter((place) => !registered.has(place)),
    [],
  )
  const others = served.filter((place) => !known.includes(place))
  assert.deepEqual(others.sort(), besidesTheContract)
})

test('the page to browse it is there, with a policy of its own', async () => {
  const page = await podium().app.inject('/api/docs/')
  assert.equal(page.statusCode, 200)
  assert.match(String(page.headers['content-type']), /^text\/html/)
  assert.match(String(page.headers['content-security-policy']), /'unsafe-inline'/)
  assert.match(page.body, /"agent":\s*\{\s*"disabled":\s*true/)
  const elsewhere = await podium().app.inject('/api/terms')
  assert.doesNotMatch(String(elsewhere.headers['content-security-policy']), /script-src[^;]*unsafe/)
})
