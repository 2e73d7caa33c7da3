import { type Acting, readActing } from '@podium/contract/delegations'
import { aheadHeader } from '@podium/contract/exposure-rules'
import { refreshSession, type SessionUser } from '@podium/contract/identity'
import { totalHeader } from '@podium/contract/headers'
import {
  type RefusalName,
  type RefusalReason,
  refusalKey,
  refusals,
} from '@podium/contract/refusals'
import {
  apiRoot,
  type Input,
  mayLackBody,
  type Reply,
  type RouteShape,
} from '@podium/contract/route'
import { actingHeader, type Scope } from '@podium/contract/scopes'
import { type Fields, type RefusalBody, violationsOf } from '@podium/contract/violations'
import type { z } from 'zod'
import { faults, origin } from './document.ts'

/** The refusals that every call can answer, and those that follow from what its route says. */
type RefusalOf<R extends RouteShape> =
  | 'general'
  | (R['refusals'] extends readonly (infer Name extends RefusalName)[] ? Name : never)
  | (R['limit'] extends string ? 'rateLimited' : never)
  | (R['sensitive'] extends true ? 'passwordNeeded' : never)
  | (R['access'] extends readonly unknown[] ? 'forbidden' : never)

interface Details {
  fields?: Fields
  reason?: RefusalReason
  /** How the thing stands now, in the shape its route answers. */
  current?: unknown
  /** Seconds to wait before trying again. */
  retryAfter?: number
}

/** A no of the server; `name` is null where only the fields say what is wrong. */
export class Refused<Name extends RefusalName | null> {
  readonly name: Name
  readonly details: Details
  constructor(name: Name, details: Details) {
    this.name = name
    this.details = details
  }
}

/** The server says no, by a refusal that the route declares. */
export function refused<const Name extends RefusalName>(name: Name, details: Details = {}) {
  return new Refused(name, details)
}

/** The server finds rules of fields broken that the browser could not know. */
export function violated(fields: Fields) {
  return new Refused(null, { fields })
}

/** The server cannot be reached. */
export const unreachable = Symbol('unreachable')

/** The server does it, and its answer never arrives. */
export class Lost<Said> {
  readonly said: Said
  constructor(said: Said) {
    this.said = said
  }
}

/** Something between here and the server is broken: it answers, and what it says is none of ours. */
export const brokenDown = Symbol('broken down')

/** Nobody is signed in, as far as the server knows. */
const nobody = Symbol('nobody')

type Answer<R extends RouteShape> =
  | Reply<R>
  | Lost<Reply<R>>
  | Refused<RefusalOf<R> | null>
  | typeof unreachable
  | typeof brokenDown
  | typeof nobody

/** What a call sent, as its handler on the server would receive it; of a multipart form, the form. */
export type Sent<R extends RouteShape> = Input<R> & {
  form: FormData | undefined
  /** The member it was sent for, by id; null where nobody acts. */
  actingFor: string | null
  /** Whether it was only pointed at, and may never be shown. */
  isAhead: boolean
}

/** What a route answers from now on. */
export interface PreparedAnswer {
  route: RouteShape
  answer: (sent: never) => unknown
}

/** What `route` answers: always the same, or what a function makes of what was sent. */
export function answer<const R extends RouteShape>(
  route: R,
  says: Answer<R> | ((sent: Sent<R>) => Answer<R> | Promise<Answer<R>>),
): PreparedAnswer {
  const isFunction = typeof says === 'function'
  return { route, answer: isFunction ? (says as (sent: never) => unknown) : () => says }
}

interface Call {
  route: RouteShape
  sent: Sent<RouteShape>
}

interface Request {
  url: string
  method: string
  headers: Headers
  body: unknown
}

/**
 * The double of the server, under the client's exchange. It looks at a call as the server does (who
 * may make it, what its schema says of it) and answers what the test prepared, after checking it by
 * the route's own schema. What was done under a key is not done again under it: the first answer comes
 * again, and `sent` does not tell of it; something else under it is refused.
 */
export class PreparedServer {
  readonly #answers: PreparedAnswer[] = []
  readonly #calls: Call[] = []
  readonly #tokens = new Map<string, SessionUser>()
  readonly #principals = new Map<string, Acting>()
  /** What was answered under a key (`acts.idempotent`). */
  readonly #answered = new Map<string, { asked: string; response: Response }>()
  /** For whom other scopes were agreed on that the page has not read. */
  readonly #unread = new Set<string>()

  /** From now on; what was prepared last for a route holds. */
  prepare(...answers: PreparedAnswer[]): void {
    this.#answers.unshift(...answers.toReversed())
  }

  /** What was sent to a route so far, oldest first. */
  sent<R extends RouteShape>(route: R): Sent<R>[] {
    return this.#calls
      .filter((call) => isSame(call.route, route))
      .map(({ sent }) => sent as unknown as Sent<R>)
  }

  /** The server knows neither tokens nor cookies any more, until somebody signs in. */
  endSessions(): void {
    this.#tokens.clear()
    this.prepare(answer(refreshSession, nobody))
  }

  /** Whoever is signed in acts for a member from now on. */
  letAct(user: SessionUser, scopes: readonly Scope[]): void {
    const id = String(user.id)
    if (this.#principals.has(id)) this.#unread.add(id)
    this.#principals.set(id, { user, scopes: [...scopes] })
    this.prepare(answer(readActing, this.#principals.get(id)!))
  }

  /** Nobody acts for anybody any more. */
  endActing(): void {
    this.#principals.clear()
  }

  async respond(request: Request): Promise<Response> {
    const { method } = request
    const { pathname, searchParams } = new URL(request.url, origin)
    const path = pathname.slice(apiRoot.length)
    const prepared = this.#preparedFor(method, path)
    if (!prepared) {
      faults.push(`No answer is prepared for ${method} ${path}.`)
      throw new TypeError('fetch failed')
    }
    const { route, answer: say } = prepared
    const no = this.#refusalOf(route, request.headers)
    if (no) return no
    const params = matchPath(route.path, path)
    const parts = { params, query: Object.fromEntries(searchParams), body: request.body }
    const { sent, fields } = parse(route, parts)
    if (Object.keys(fields).length > 0) return refusalResponse(violated(fields))
    sent.actingFor = request.headers.get(actingHeader)
    sent.isAhead = request.headers.has(aheadHeader)
    if (isSame(route, readActing)) this.#unread.delete(sent.actingFor ?? '')
    const key = request.headers.get('idempotency-key') ?? ''
    const name = `${nameOf(route)} ${key}`
    const asked = JSON.stringify(parts)
    const before = this.#answered.get(name)
    if (before && before.asked !== asked) {
      return refusalResponse(declared(route, refused('idempotencyKeyReused')))
    }
    if (before) return before.response.clone()
    this.#calls.push({ route, sent })
    const said = await say(sent as never)
    const response = this.#responseOf(route, said instanceof Lost ? said.said : said)
    if (key && response.ok) this.#answered.set(name, { asked, response: response.clone() })
    if (said instanceof Lost) throw new TypeError('fetch failed')
    return response
  }

  /** As on the server, a path by its name goes before one that anything fits. */
  #preparedFor(method: string, path: string): PreparedAnswer | undefined {
    const fitting = this.#answers.filter(
      ({ route }) => route.method === method && matchPath(route.path, path),
    )
    return fitting.find(({ route }) => route.path === path) ?? fitting[0]
  }

  #refusalOf(route: RouteShape, headers: Headers): Response | undefined {
    const principalId = headers.get(actingHeader)
    const acting = this.#principals.get(principalId ?? '')
    if (principalId && !acting) return refusalResponse(refused('delegationEnded'))
    if (route.access === 'any') return undefined
    const signedIn = this.#tokens.get(headers.get('authorization') ?? '')
    if (!signedIn) return notSignedIn()
    const { scope, orScope } = route
    const isEnough = (one: Scope) => one === scope || one === orScope
    if (acting && scope !== 'open' && !acting.scopes.some(isEnough)) {
      // The page knows what it may do, and asks for nothing else.
      if (!this.#unread.has(principalId ?? ''))
        faults.push(`${nameOf(route)} is asked out of scope.`)
      return refusalResponse(refused('scopeMissing'))
    }
    const viewer = acting?.user ?? signedIn
    const isOpen = typeof route.access !== 'object' || route.access.includes(viewer.role)
    return isOpen ? undefined : refusalResponse(refused('forbidden'))
  }

  #responseOf(route: RouteShape, said: unknown): Response {
    if (said === unreachable) throw new TypeError('fetch failed')
    if (said === brokenDown) return new Response('<h1>Bad gateway</h1>', { status: 502 })
    if (said === nobody) return notSignedIn()
    if (said instanceof Refused)
      return refusalResponse(declared(route, said as Refused<RefusalName>))
    if (route.file !== undefined) return fileResponse(said as Reply<{ file: string } & RouteShape>)
    const status = route.status ?? 200
    if (!route.reply) return new Response(null, { status })
    const headers = new Headers()
    const { list, total } = said as { list?: unknown; total?: number }
    if (route.total) headers.set(totalHeader, String(total))
    if (route.givesSession) headers.set('authorization', this.#tokenFor(signedIn(said)))
    const body = JSON.stringify(route.total === 'header' ? list : said)
    const checked = route.reply.safeParse(JSON.parse(body))
    if (!checked.success) {
      faults.push(`${nameOf(route)} never answers this: ${violations(checked.error)}`)
    }
    return new Response(body, { status, headers })
  }

  #tokenFor(user: SessionUser): string {
    const token = `Bearer ${crypto.randomUUID()}`
    this.#tokens.set(token, user)
    return token
  }
}

/** Whose session an answer begins. */
function signedIn(said: unknown): SessionUser {
  return (said as { user?: SessionUser }).user ?? (said as SessionUser)
}

/** The refusal, after a look whether the route declares it: types can be told otherwise. */
function declared(route: RouteShape, said: Refused<RefusalName | null>) {
  const { name } = said
  const known: (RefusalName | null)[] = [null, 'general', ...(route.refusals ?? [])]
  if (route.limit) known.push('rateLimited')
  if (route.sensitive) known.push('passwordNeeded')
  if (typeof route.access === 'object') known.push('forbidden')
  if (!known.includes(name)) faults.push(`${nameOf(route)} does not declare ${name}.`)
  return said
}

function refusalResponse({ name, details }: Refused<RefusalName | null>, status = 400): Response {
  const { fields = {}, reason, current, retryAfter } = details
  const code = { errorCode: name ? refusals[name].code : 0, key: name ? refusalKey(name) : '' }
  const body: RefusalBody = {
    errors: name ? [{ ...code, ...(reason && { reason }) }] : [],
    fields,
    requestId: 'request',
    ...(current !== undefined && { current }),
  }
  return new Response(JSON.stringify(body), {
    status: name ? refusals[name].status : status,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  })
}

function notSignedIn(): Response {
  return refusalResponse(new Refused(null, {}), 401)
}

function fileResponse({ content, name }: { content: unknown; name: string }): Response {
  const headers = { 'content-disposition': `attachment; filename="${name}"` }
  return new Response(content as string, { headers })
}

function parse(
  route: RouteShape,
  { params, query, body }: Record<keyof Input<RouteShape>, unknown>,
) {
  const fields: Fields = {}
  const part = (schema: z.ZodType | undefined, value: unknown) => {
    const checked = schema?.safeParse(value, { reportInput: true })
    if (checked?.error) Object.assign(fields, violationsOf(checked.error))
    return checked?.data
  }
  const form = body instanceof FormData ? body : undefined
  const sent = {
    params: part(route.params, params),
    query: part(route.query, query),
    body: form ? undefined : part(route.body, body ?? (mayLackBody(route) ? {} : undefined)),
    form,
  } as unknown as Sent<RouteShape>
  return { sent, fields }
}

function violations({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ')
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const values = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)?.slice(1)
  return (
    values && Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at]!)]))
  )
}

function isSame(one: RouteShape, other: RouteShape): boolean {
  return nameOf(one) === nameOf(other)
}

function nameOf({ method, path }: RouteShape): string {
  return `${method} ${path}`
}
