import { asOf } from '@podium/contract/clock'
import { totalHeader } from '@podium/contract/headers'
import {
  type Access,
  type FileAnswer,
  type Input,
  mayLackBody,
  type Reply,
  type RouteShape,
} from '@podium/contract/route'
import { type ApiVersion, newestVersion } from '@podium/contract/versions'
import { type Fields, violationsOf } from '@podium/contract/violations'
import fastJson from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db, InTransaction, Reading, Tx } from '../database/index.ts'
import { type Caller, type FindGrant, type Identify, isProven, type Viewer } from './caller.ts'
import { sayWhoMayKeep } from './caching.ts'
import { findNotedAt, namedAct, once } from './idempotency.ts'
import { languageOf } from './language.ts'
import { askedVersion, earlierAnswer, sayVersion } from './versions.ts'
import type { Limits } from './limits.ts'
import type { PageReads } from './page-reads.ts'
import { whileCalling } from '../acting.ts'
import { refuse, Refused, refuseSignedOut } from '../refuse.ts'
import { limitBody } from './slow-requests.ts'
import { callInHand, isActing, standIn } from './stand-in.ts'
import { isOfKept, textOf, textOfList } from './kept-answers.ts'

type ViewerOf<A extends Access> = A extends 'any' ? Viewer | null : Viewer
type CallerOf<R extends RouteShape> = Caller<ViewerOf<R['access']>>
type Answer<R extends RouteShape> = Reply<R> | Promise<Reply<R>>

/** How a feature offers its calls: which route, and what answers it. */
export interface Http {
  /** A call that only reads. */
  read<R extends RouteShape>(
    route: R,
    answer: (db: Db, input: Input<R>, caller: CallerOf<R>) => Answer<R>,
  ): void
  /**
   * A call that writes: it runs in one transaction, and a refusal undoes all of it. Where the route
   * is idempotent, a repetition under the same key answers what the first one answered.
   */
  write<R extends RouteShape>(
    route: R,
    answer: (tx: Tx, input: Input<R>, caller: CallerOf<R>) => Answer<R>,
  ): void
  /** A call that needs no database, or more than one transaction. */
  serve<R extends RouteShape>(
    route: R,
    answer: (input: Input<R>, caller: CallerOf<R>) => Answer<R>,
  ): void
}

interface Deps {
  root: string
  db: Db
  /** Where visitors read: they wrote nothing that they could miss there. */
  reading: Reading
  inTransaction: InTransaction
  identify: Identify
  findGrant: FindGrant
  limits: Limits
  pageReads: PageReads
  /** Where the pages of visitors read while they are drawn. */
  drawing: Db
}

/** Registers contract routes on the server: access, limits, validation and serialisation in one place. */
export function createHttp(server: FastifyInstance, deps: Deps): Http {
  const serve: Http['serve'] = (route, answer) => {
    const write = createWriter(route)
    const send = createSender(route, write)
    deps.pageReads.add(route, async ({ request, reply }, { params, query }) => {
      if (route.limit) await deps.limits.count(route.limit, request.ip)
      if (route.access !== 'any') refuseSignedOut()
      const input = parse(route, { params, query })
      const unnamed: number[] = []
      const caller = {
        ...callerOf(visiting, request, reply),
        db: deps.drawing,
        dependsOn: (people: readonly number[]) => void unnamed.push(...people),
      }
      const { text, total } = write(await answer(input, caller as never), newestVersion)
      // What the page is drawn from is what the contract lists, and nothing else of it.
      return {
        body: JSON.parse(String(text)),
        headers: total === undefined ? noHeaders : { [totalHeader]: String(total) },
        unnamed,
      }
    })
    server.route({
      method: route.method,
      url: deps.root + route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { upload: route.upload !== undefined, isData: route.file === undefined },
      ...(route.upload && {
        onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
          admitSender(route, { request, reply }, deps),
      }),
      handler: async (request, reply) => {
        const admitted = senders.get(request) ?? (await admit(route, { request, reply }, deps))
        const { viewer, isForCaller, version } = admitted
        sayWhoMayKeep(reply, isForCaller)
        const input = await parseNow(deps.db, route, { request, viewer })
        const caller = callerOf(admitted, request, reply)
        const inHand = callInHand(route, input.params, viewer)
        const answered = await whileCalling(inHand, () => answer(input, caller as never))
        return send(reply, answered, version)
      },
    })
  }
  return {
    serve,
    read: (route, answer) =>
      serve(route, (input, caller) =>
        caller.viewer || caller.db
          ? answer(caller.db ?? deps.db, input, caller)
          : deps.reading.ask((db) => answer(db, input, caller)),
      ),
    write: (route, answer) =>
      serve(route, (input, caller) => {
        const named = route.idempotent ? namedAct(route, input, caller) : null
        return once(deps, named, async (tx) => answer(tx, input, caller))
      }),
  }
}

/** A call that was let in. */
interface Admitted {
  viewer: Viewer | null
  /** The answer may be one that others are not to see, also where it is as to a visitor. */
  isForCaller: boolean
  version: ApiVersion
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Who reads for the page of a visitor: our own web, which is always of today. */
const visiting: Admitted = { viewer: null, isForCaller: false, version: newestVersion }
const noHeaders: Record<string, string> = {}

/** The sender of a file, known before anything of it is read. */
const senders = new WeakMap<FastifyRequest, Admitted>()

/** Lets in or refuses who wants to bring a file; who is refused may not take an hour to send it. */
async function admitSender(route: RouteShape, { request, reply }: Exchange, deps: Deps) {
  try {
    senders.set(request, await admit(route, { request, reply }, deps))
    if (!isTaken(route, request.headers['content-type'])) refuse('invalidFile')
  } catch (error) {
    limitBody(request)
    throw error
  }
}

const takenTypes = {
  file: /^multipart\/form-data\b/i,
  bytes: /^application\/octet-stream\b/i,
  form: /^(?:multipart\/form-data|application\/json)\b/i,
}

/** Whether a body is of a kind that the call takes; where nothing is sent, the call says what it lacks. */
function isTaken({ upload }: RouteShape, type: string | undefined): boolean {
  return !upload || type === undefined || takenTypes[upload].test(type)
}

/** Lets the caller in or refuses: rate limit first, so that guessing costs nothing more. */
async function admit(
  route: RouteShape,
  { request, reply }: Exchange,
  deps: Deps,
): Promise<Admitted> {
  const asked = askedVersion(request)
  sayVersion(reply, asked ?? newestVersion)
  if (route.limit) await deps.limits.count(route.limit, request.ip)
  const caller = await identify(route, request, deps)
  const version = asked ?? caller?.token?.version ?? newestVersion
  sayVersion(reply, version)
  // Who calls is counted, and not for whom: nobody is kept out by what others do.
  if (caller?.token) await deps.limits.countProgram(caller.id)
  if (route.limit && caller) await deps.limits.countPerson(route.limit, caller.id)
  const viewer = admitViewer(
    route,
    await standIn(route, request, { caller, findGrant: deps.findGrant }),
  )
  const isForCaller = viewer !== null || isActing(request) || caller?.token !== undefined
  return { viewer, isForCaller, version }
}

/** Who calls. The password may have been given a moment ago, perhaps on another server. */
async function identify(route: RouteShape, request: FastifyRequest, deps: Deps) {
  const caller = await deps.identify(request)
  const mayBeProven = route.sensitive && caller && !isProven(caller)
  return mayBeProven ? deps.identify(request, { anew: true }) : caller
}

/** Lets in who calls, or for whom; null where the call is answered as to a visitor. */
function admitViewer(route: RouteShape, viewer: Viewer | null): Viewer | null {
  if (viewer?.isSuspended && route.method !== 'GET' && !route.whileSuspended) refuse('forbidden')
  const isLocked = viewer !== null && viewer.lacksSecondFactor && !route.withoutSecondFactor
  if (route.access === 'any') return isLocked ? null : viewer
  if (!viewer) refuseSignedOut()
  if (isLocked || !hasRole(route.access, viewer)) refuse('forbidden')
  if (route.adultsOnly && viewer.isProtected) refuse('forbidden')
  if (route.needsGuardian && viewer.isProtected) refuse('guardianNeeded')
  if (route.sensitive && !isProven(viewer)) refuse('passwordNeeded')
  return viewer
}

function hasRole(access: Access, viewer: Viewer): boolean {
  return typeof access !== 'object' || access.includes(viewer.role)
}

function callerOf(
  { viewer, version }: Admitted,
  request: FastifyRequest,
  reply: FastifyReply,
): Caller {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300)
  const language = languageOf(request)
  return { viewer, language, version, ip: request.ip, userAgent, request, reply }
}

/**
 * What a request says. An act that is sent again under its name is read as it was at first: a day that
 * lay ahead may be over, and the answer is the same (`acts.idempotent`).
 */
async function parseNow<R extends RouteShape>(
  db: Db,
  route: R,
  asked: { request: FastifyRequest; viewer: Viewer | null },
): Promise<Input<R>> {
  try {
    return parse(route, asked.request)
  } catch (refused) {
    const at = route.idempotent ? await findNotedAt(db, route, asked) : undefined
    if (!at) throw refused
    return asOf(at, () => parse(route, asked.request))
  }
}

/** What of a request stands in it to be read. */
type Readable = Pick<FastifyRequest, 'params' | 'query'> &
  Partial<Pick<FastifyRequest, 'body' | 'isMultipart'>>

function parse<R extends RouteShape>(route: R, request: Readable): Input<R> {
  const fields: Fields = {}
  const part = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    const checked = check(schema, value)
    Object.assign(fields, checked.fields)
    return checked.data
  }
  const isForm = route.upload === 'form' && request.isMultipart?.() === true
  const input = {
    params: part(route.params, request.params),
    query: part(route.query, request.query),
    body: isForm
      ? undefined
      : part(route.body, request.body ?? (mayLackBody(route) ? {} : undefined)),
  }
  if (Object.keys(fields).length > 0) throw new Refused({ fields })
  return input as Input<R>
}

/** What a schema makes of a value, and the violations: none when it may be used. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
): { data: z.output<S> | undefined; fields: Fields } {
  const { success, data, error } = schema.safeParse(value, { reportInput: true })
  return { data, fields: success ? unstorable(data) : violationsOf(error) }
}

/**
 * Texts that PostgreSQL cannot keep, whatever their field: NUL, and halves of a surrogate pair.
 * Walks what the schema let through, so it goes no deeper than the schema does.
 */
function unstorable(value: unknown, path: string[] = []): Fields {
  if (typeof value === 'string') {
    const sound = value.isWellFormed() && !value.includes('\0')
    return sound ? {} : { [path.join('.') || 'body']: [{ kind: 'Pattern' }] }
  }
  if (typeof value !== 'object' || value === null) return {}
  const parts = Object.entries(value).map(([name, part]) => unstorable(part, [...path, name]))
  return Object.assign({}, ...parts) as Fields
}

type Send = (reply: FastifyReply, answer: unknown, version: ApiVersion) => FastifyReply

function createSender(route: RouteShape, write: Write): Send {
  const status = route.status ?? 200
  if (route.file && route.readInPlace) {
    const { file } = route
    return (reply, answer) => reply.type(file).send((answer as FileAnswer).content)
  }
  if (route.file) return createFileSender(route.file)
  if (!route.reply) return (reply) => reply.code(status).send()
  return (reply, answer, version) => {
    void reply.code(status).type('application/json; charset=utf-8')
    const { text, etag, total } = write(answer, version)
    if (total !== undefined) void reply.header(totalHeader, total)
    if (etag) void reply.header('etag', etag)
    return reply.send(text)
  }
}

/** Writes the text of an answer, and how many there are of what it is a page of. */
type Write = (
  answer: unknown,
  version: ApiVersion,
) => {
  text: string | Buffer
  etag?: string
  total?: number
}

function createWriter(route: RouteShape): Write {
  if (!route.reply) return () => ({ text: 'null' })
  const stringify = createStringify(route.reply)
  const writeOne =
    route.reply instanceof z.ZodArray
      ? createStringify(route.reply.element as z.ZodType)
      : stringify
  const asBefore = earlierAnswer(route, createStringify)
  return (answer, version) => {
    const write = asBefore(version) ?? stringify
    // What is kept for the next caller is today's.
    const isKept = write === stringify && isOfKept(answer)
    if (isKept && !route.total) return textOfList(answer, writeOne)
    if (!route.total) return { text: write(answer) }
    const page = answer as { list: unknown[]; total: number }
    const { total } = page
    const content = route.total === 'header' ? page.list : page
    if (write !== stringify) return { text: write(content), total }
    return { ...textOf(page, () => stringify(content)), total }
  }
}

/** Sends a file to be kept, never to be shown in our own pages, nor found by search engines. */
function createFileSender(type: string): Send {
  return (reply, answer) => {
    const { content, name } = answer as FileAnswer
    const disposition = `attachment; filename="${name}"`
    void reply
      .type(type)
      .header('content-disposition', disposition)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
    return reply.send(content)
  }
}

/** What was compiled for a shape, for every server of a process. */
const compiled = new WeakMap<z.ZodType, (answer: unknown) => string>()

/**
 * A serialiser that writes only the fields the contract lists: a new column stays private. It is
 * compiled at the first answer, so that starting does not wait for calls that are never made.
 */
function createStringify(reply: z.ZodType): (answer: unknown) => string {
  let stringify: ((answer: unknown) => string) | undefined
  return (answer) => (stringify ??= compileOnce(reply))(answer)
}

function compileOnce(reply: z.ZodType): (answer: unknown) => string {
  const known = compiled.get(reply)
  if (known) return known
  const stringify = compileStringify(reply)
  compiled.set(reply, stringify)
  return stringify
}

function compileStringify(reply: z.ZodType): (answer: unknown) => string {
  const schema = z.toJSONSchema(reply, { target: 'draft-7', io: 'output' })
  return fastJson(schema as Parameters<typeof fastJson>[0])
}
