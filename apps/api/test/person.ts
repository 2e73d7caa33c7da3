import assert from 'node:assert/strict'
import { totalHeader } from '@podium/contract/headers'
import { type RefusalName, refusals } from '@podium/contract/refusals'
import type { Reply, RouteShape, Sending } from '@podium/contract/route'
import type { RefusalBody, ViolationKind } from '@podium/contract/violations'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Viewer } from '../src/platform/http/index.ts'

type Given<R extends RouteShape> = object extends Sending<R> ? [Sending<R>?] : [Sending<R>]

/** Somebody at a browser: calls the real API, keeps cookies and the access token as a browser does. */
export class Person {
  #app: FastifyInstance
  readonly cookies = new Map<string, string>()
  /** Where the browser sends a cookie that came with a path; any other goes along everywhere. */
  readonly #paths = new Map<string, string>()
  readonly headers: Record<string, string> = {}
  token: string | undefined
  /** Set once signed up. */
  id = 0
  email = ''
  password = ''

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  /** Goes on at another server process, as behind a load balancer. */
  moveTo(app: FastifyInstance): void {
    this.#app = app
  }

  /** The same person in another window: cookies and token as they are now, each going its own way. */
  twin(): Person {
    const twin = new Person(this.#app)
    for (const [name, value] of this.cookies) twin.cookies.set(name, value)
    for (const [name, path] of this.#paths) twin.#paths.set(name, path)
    Object.assign(twin.headers, this.headers)
    return Object.assign(twin, {
      token: this.token,
      id: this.id,
      email: this.email,
      password: this.password,
    })
  }

  /** Makes a call as it is, whatever comes back. */
  async send(request: {
    method: string
    url: string
    body?: unknown
    headers?: Record<string, string>
  }): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies]
      .filter(([name]) => request.url.startsWith(this.#paths.get(name) ?? '/'))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const answer = await this.#app.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: {
        ...this.headers,
        ...(cookie && { cookie }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...request.headers,
      },
      ...(request.body !== undefined && { payload: request.body as object }),
    })
    this.#remember(answer)
    return answer
  }

  /** Makes a call of the contract; anything but success fails the test. */
  async call<R extends RouteShape>(route: R, ...given: Given<R>): Promise<Reply<R>> {
    const answer = await this.raw(route, ...given)
    assert.equal(
      answer.statusCode,
      route.status ?? 200,
      `${route.method} ${route.path}: ${answer.body}`,
    )
    const body: unknown = answer.body ? answer.json() : undefined
    if (route.total !== 'header') return body as Reply<R>
    return { list: body, total: Number(answer.headers[totalHeader]) } as Reply<R>
  }

  /** Makes a call that must be refused with a code of the catalogue. */
  async refused<R extends RouteShape>(
    name: RefusalName,
    route: R,
    ...given: Given<R>
  ): Promise<RefusalBody> {
    const answer = await this.raw(route, ...given)
    const body = answer.json<RefusalBody>()
    const codes = body.errors?.map((error) => error.errorCode)
    assert.deepEqual(
      [answer.statusCode, codes],
      [refusals[name].status, [refusals[name].code]],
      answer.body,
    )
    return body
  }

  /** Makes a call whose field breaks a rule, before any other. */
  async violates<R extends RouteShape>(
    [path, kind]: [string, ViolationKind],
    route: R,
    given: unknown,
  ): Promise<void> {
    const answer = await this.raw(route, ...([given] as unknown as Given<R>))
    const [violation] = answer.json<RefusalBody>().fields?.[path] ?? []
    assert.equal(answer.statusCode, 400, answer.body)
    assert.equal(violation?.kind, kind, `${JSON.stringify(given)}: ${answer.body}`)
  }

  /** Makes a call of the contract and answers it as it came. */
  raw<R extends RouteShape>(route: R, ...given: Given<R>): Promise<LightMyRequestResponse> {
    const {
      params = {},
      query = {},
      body,
    } = (given[0] ?? {}) as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: unknown
    }
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    )
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString()
    return this.send({ method: route.method, url: `/api${path}${search && `?${search}`}`, body })
  }

  #remember(answer: LightMyRequestResponse): void {
    for (const cookie of answer.cookies) {
      this.#paths.set(cookie.name, cookie.path ?? '/')
      if (cookie.value === '') this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie.value)
    }
    const authorization = answer.headers.authorization
    if (typeof authorization === 'string') this.token = authorization.replace('Bearer ', '')
  }
}

/** A person as the viewer that the server hands to its acts, without a session. */
export function asViewer({ id }: { id: number }, role: Viewer['role']): Viewer {
  return { id, role, sessionId: 0, requestId: '', lacksSecondFactor: false }
}
