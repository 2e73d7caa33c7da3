import { allRoutes, type NamedRoute } from '@podium/contract'
import { largestId } from '@podium/contract/largest-id'
import { totalHeader } from '@podium/contract/headers'
import { refusals, type RefusalName } from '@podium/contract/refusals'
import { type ActingScope, apiRoot, mayLackBody, type RouteShape } from '@podium/contract/route'
import { apiVersions, newestVersion } from '@podium/contract/versions'
import fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { introduction } from './api-introduction.ts'
import { refuse } from '../refuse.ts'

type Json = Record<string, unknown>

/** Serves the OpenAPI 3.1 document made from the contract, and a page to browse it. */
export function openApiRoutes(server: FastifyInstance, config: Config): void {
  let document: Json | undefined
  server.get(`${apiRoot}/openapi.json`, () => (document ??= describeApi(config)))
  let page: Promise<FastifyInstance> | undefined
  for (const path of [`${apiRoot}/docs`, `${apiRoot}/docs/*`]) {
    server.get(path, async ({ url }, reply) => {
      const answer = await (await (page ??= openPage())).inject(url)
      if (answer.statusCode >= 400) refuse('entityDoesNotExist')
      const { 'content-type': type, location } = answer.headers
      // The page brings its own scripts and styles inline; the rest of the product keeps the strict policy.
      void reply.code(answer.statusCode).header('content-security-policy', relaxedPolicy)
      if (location) void reply.header('location', location)
      return reply.type(type ?? 'text/plain').send(answer.rawPayload)
    })
  }
}

/** The page to browse in, loaded at the first request for it: it would be a tenth of the server's start. */
async function openPage(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const page = fastify()
  await page.register(scalar, {
    routePrefix: `${apiRoot}/docs`,
    configuration: {
      url: `${apiRoot}/openapi.json`,
      withDefaultFonts: false,
      telemetry: false,
      // What the page's maker would sell beside it is no part of ours.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  })
  return page
}

const relaxedPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

/** The contract as an OpenAPI 3.1 document. */
export function describeApi(config: Pick<Config, 'productName' | 'publicUrl' | 'testClock'>): Json {
  const paths: Record<string, Json> = {}
  for (const named of allRoutes) {
    if (named.feature === 'testClock' && !config.testClock) continue
    const { path, method } = named.route
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeRoute(named) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${config.productName} API`,
      version: newestVersion,
      description: introduction(config),
    },
    servers: [{ url: apiRoot }],
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      parameters: { PodiumVersion: versionParameter },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token of the settings (`pod_…`), or that of a session.',
        },
      },
    },
  }
}

function describeRoute({ feature, name, route }: NamedRoute): Json {
  return {
    operationId: name,
    tags: [feature],
    summary: route.summary,
    description: describeUse(route),
    ...(route.access !== 'any' && { security: [{ session: [] }] }),
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...(route.idempotent ? [idempotencyParameter] : []),
      ...(route.scope === 'never' ? [] : [actingParameter(route)]),
      { $ref: '#/components/parameters/PodiumVersion' },
    ],
    ...((route.body || route.upload) && {
      requestBody: { required: !mayLackBody(route), content: bodyContent(route) },
    }),
    responses: { [route.status ?? 200]: describeAnswer(route), ...describeRefusals(route) },
  }
}

/** What it takes to make a call with a token, and how it answered before. */
function describeUse(route: RouteShape): string {
  const { access, scope, orScope, earlier = [] } = route
  const use =
    scope === 'never'
      ? 'By a session alone; an access token is refused with 118.'
      : scope === 'open'
        ? 'An access token needs no scope.'
        : `An access token needs the scope ${either(scope, orScope)}${access === 'any' ? '; without it the answer is as to a visitor' : ''}.`
  return [
    use,
    ...underAge(route),
    ...earlier.map(({ until, change }) => `Since ${until}: ${change}`),
  ].join(' ')
}

/** What becomes of it for who is under age. */
function underAge({ needsGuardian, adultsOnly }: RouteShape): string[] {
  if (adultsOnly) return ['Nothing of it is for members under age (2).']
  return needsGuardian
    ? ['For members under age their guardian does it; they are refused (114).']
    : []
}

const binary = { type: 'string', format: 'binary' }

function bodyContent({ body, upload }: RouteShape): Json {
  const info = body && schemaOf(body, 'input')
  if (upload === 'bytes') return { 'application/octet-stream': { schema: binary } }
  const properties = { ...(info && { info }), file: binary }
  return {
    ...(info && json(info)),
    ...(upload && { 'multipart/form-data': { schema: { type: 'object', properties } } }),
  }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parameters(where: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

const idempotencyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Names this act: sent again with the same key, it answers the same and does nothing.',
  schema: { type: 'string', maxLength: 200 },
}

const versionParameter: Json = {
  name: 'Podium-Version',
  in: 'header',
  required: false,
  description:
    'The date that the answer is to be of. Left out, a token keeps the date it was made with, and every other call gets the newest.',
  schema: { type: 'string', enum: [...apiVersions] },
}

/** One scope, or two of which either is enough. */
function either(scope: ActingScope, orScope?: ActingScope): string {
  return orScope ? `${scope} or ${orScope}` : scope
}

function actingParameter({ scope, orScope }: RouteShape): Json {
  return {
    name: 'Podium-Acting-For',
    in: 'header',
    required: false,
    description: `The id of the member the call is made for; scope: ${scope === 'open' ? 'none' : either(scope, orScope)}.`,
    schema: { type: 'integer', minimum: 1, maximum: largestId },
  }
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

function describeAnswer(route: RouteShape): Json {
  const headers = {
    'Podium-Version': { schema: { type: 'string', enum: [...apiVersions] } },
    ...(route.total && { [totalHeader]: { schema: { type: 'integer' } } }),
    ...(route.givesSession && { authorization: { schema: { type: 'string' } } }),
  }
  return {
    description: 'The answer.',
    headers,
    ...(route.reply && { content: json(schemaOf(route.reply, 'output')) }),
  }
}

function describeRefusals(route: RouteShape): Json {
  const byStatus = new Map<number, RefusalName[]>([
    [400, route.sensitive ? ['passwordNeeded'] : []],
  ])
  if (route.access !== 'any') byStatus.set(401, [])
  if (typeof route.access === 'object') byStatus.set(403, ['forbidden'])
  if (route.limit) byStatus.set(429, ['rateLimited'])
  for (const name of route.refusals ?? []) {
    const { status } = refusals[name]
    byStatus.set(status, [...(byStatus.get(status) ?? []), name])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      { description: explain(status, names), content: refusal },
    ]),
  )
}

const refusal = json({ $ref: '#/components/schemas/Refusal' })

function explain(status: number, names: RefusalName[]): string {
  const listed = names.map((name) => `${refusals[name].code} ${name}`)
  if (status === 400) listed.push('field violations')
  return listed.join(', ') || 'No valid session.'
}

const refusalSchema: Json = {
  type: 'object',
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          errorCode: { type: 'integer' },
          key: { type: 'string' },
          reason: { type: 'string' },
        },
      },
    },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } },
    requestId: { type: 'string' },
    current: { description: 'How the thing stands now (codes 102 and 103).' },
  },
}
