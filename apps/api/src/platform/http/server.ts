import { hash, randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import etag from '@fastify/etag'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { totalHeader } from '@podium/contract/headers'
import { bodyBytes } from '@podium/contract/limits'
import { versionHeader } from '@podium/contract/versions'
import { apiRoot } from '@podium/contract/route'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import metrics from 'fastify-metrics'
import { paths } from '@podium/contract/paths'
import type { Config } from '../../config.ts'
import { captchaSources } from '../captcha.ts'
import type { Log } from '../log.ts'
import { Refused } from '../refuse.ts'
import { malformed, refusedFrom, unavailable } from './refused-from.ts'
import { endSlowRequests, longestUploadMs } from './slow-requests.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is for programs, and not a document that a browser shows. */
    isData?: boolean
  }
}

/** The bare server: headers, cookies, compression, request ids, and one shape for every no. */
export async function createServer(config: Config, log: Log): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytes,
    trustProxy: trusted(config.trustProxy),
    genReqId: () => randomUUID(),
    requestTimeout: longestUploadMs,
    // Said by us below, in the shape of every no.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    frameworkErrors: answerUnreadablePath,
    clientErrorHandler: answerUnreadable,
    // Looked at below, so that this no has the shape of the others.
    http: { requireHostHeader: false },
  })
  // What is expected of us beyond an answer is not for us to promise: the request is answered as it is.
  server.server.on('checkExpectation', (request, reply) =>
    server.server.emit('request', request, reply),
  )
  // Bodies are JSON; forms of other sites can send text without asking.
  server.removeContentTypeParser('text/plain')
  answerRefusals(server)
  const isClosing = knowClosing(server)
  const ofPages = await fixedHeaders(securityHeaders(config))
  const ofData = await fixedHeaders(dataHeaders(config))
  server.addHook('onRequest', (request, reply, done) => {
    const headers = request.routeOptions.config.isData ? ofData : ofPages
    void reply.headers(headers).header('x-request-id', request.id)
    if (isClosing()) return void answer(reply, unavailable, request.id)
    done(namesHost(request) ? undefined : new Refused({ fields: { host: [malformed] } }))
  })
  await server.register(cookie)
  await acceptUploads(server)
  endSlowRequests(server)
  if (config.corsOrigins.length > 0) {
    const exposedHeaders = [
      ...['authorization', totalHeader, 'x-request-id', 'retry-after', versionHeader],
      'content-disposition',
    ]
    await server.register(cors, {
      origin: config.corsOrigins,
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders,
      // Its own no would have a shape of its own.
      strictPreflight: false,
    })
  }
  if (config.metrics) {
    // Of several servers in one process, as in tests, the last one counts.
    await server.register(metrics.default, { endpoint: '/metrics', clearRegisterOnInit: true })
  }
  await server.register(etag, { weak: true, hashFn: (body) => hash('sha1', body, 'base64') })
  await server.register(compress, { threshold: 1024 })
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, id } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.info(
      { requestId: id, method, route: routeOptions.url, status: reply.statusCode, ms },
      'answered',
    )
    done()
  })
  return server
}

/** Which addresses before ours in X-Forwarded-For to believe: those that our own proxies added. */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

/** Uploads are read by their use case, as they come: nothing of them is held in memory. */
async function acceptUploads(server: FastifyInstance): Promise<void> {
  await server.register(multipart, { limits: { fields: 10, fieldSize: bodyBytes, parts: 12 } })
  server.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null))
}

/** The security headers, the same for every answer of a kind: worked out once, because that is not cheap. */
async function fixedHeaders(
  options: ReturnType<typeof securityHeaders | typeof dataHeaders>,
): Promise<Record<string, string>> {
  const probe = fastify()
  await probe.register(helmet, options)
  const bare = new Set(['content-length', 'connection', 'date', 'content-type'])
  probe.get('/', () => '')
  const { headers } = await probe.inject('/')
  await probe.close()
  const set = Object.entries(headers).filter(([name]) => !bare.has(name))
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]))
}

/**
 * What is read by programs alone shows nothing and loads nothing. What only a document heeds is left
 * out: each header costs whoever writes it and whoever reads it.
 */
function dataHeaders(config: Config) {
  const { strictTransportSecurity, referrerPolicy } = securityHeaders(config)
  return {
    strictTransportSecurity,
    referrerPolicy,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
}

function securityHeaders(config: Config) {
  const secure = config.publicUrl.startsWith('https://')
  // Nothing outside, unless an outside human check or payment form was chosen.
  const paying = paymentSources(config)
  const outside = [...captchaSources(config.captcha), ...paying]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...outside],
        frameSrc: ["'self'", ...outside],
        // Inline style attributes carry sizes and colours of drawn pictures; they run no code.
        styleSrc: ["'self'", "'unsafe-inline'", ...paying],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...outside],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...paying],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginEmbedderPolicy: false,
  }
}

/** Where the payment form of an outside provider comes from. */
function paymentSources({ payments, sibs }: Config): string[] {
  return payments === 'sibs' ? [new URL(sibs.widgetUrl).origin] : []
}

/** Whether a request says whom it is for, as every one since HTTP/1.1 must. */
function namesHost({ raw }: FastifyRequest): boolean {
  return raw.headers.host !== undefined || raw.httpVersion === '1.0'
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * What cannot be read as HTTP has no request to answer: the no goes out on the bare line, which ends.
 */
function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Socket): void {
  const isAnswered = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage
    ?.headersSent
  if (code === 'ECONNRESET' || !socket.writable || isAnswered) return void socket.destroy()
  const status = statuses[code ?? ''] ?? 400
  const requestId = randomUUID()
  const body = JSON.stringify(
    new Refused({ fields: { request: [malformed] }, status }).body(requestId),
  )
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

/** A path that cannot be read is a path that is not there; no hook has run for it. */
function answerUnreadablePath(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refused = new Refused({ names: ['entityDoesNotExist'] })
  void reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
  if (!request.url.startsWith(`${apiRoot}/`)) return void reply.redirect(paths.notFound())
  void reply
    .code(refused.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refused.body(request.id))
}

function answerRefusals(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusedFrom(error)
    if (refused.status >= 500) request.log.error({ err: error, requestId: request.id }, 'fault')
    return answer(reply, refused, request.id)
  })
}

function answer(reply: FastifyReply, refused: Refused, requestId: string): FastifyReply {
  if (refused.retryAfterSeconds) void reply.header('retry-after', refused.retryAfterSeconds)
  void reply.header('cache-control', 'no-store')
  return reply
    .code(refused.status)
    .type('application/json; charset=utf-8')
    .send(refused.body(requestId))
}

/**
 * Whether the server has begun to end: what is being answered then is finished, nothing new is begun.
 */
function knowClosing(server: FastifyInstance): () => boolean {
  let isClosing = false
  server.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  return () => isClosing
}
