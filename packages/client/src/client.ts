import { totalHeader } from '@podium/contract/headers'
import { mostPerPage } from '@podium/contract/list'
import { apiRoot, type Reply, type RouteShape, type Sending } from '@podium/contract/route'
import { newestVersion, versionHeader } from '@podium/contract/versions'
import { addressOf, fileNameIn, refusalIn, Unreachable } from '@podium/contract/wire'
import { type Retries, sendWithRetries } from './retries.ts'

export interface ClientOptions extends Partial<Retries> {
  /** Where Podium is, as `https://podium.example`. */
  url: string
  /** An access token of the settings; without one, calls are a visitor's. */
  token?: string | undefined
  /** The date of the API that answers are of. Left out, the one this client was made with. */
  version?: string
  /** Carries requests; the platform's own `fetch` unless given. */
  fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  signal?: AbortSignal
  /**
   * Names an act, so that it happens once however often it is sent. Of acts that move credits or money
   * each call has one of its own unless given; give it to go on after a program of yours was ended.
   */
  idempotencyKey?: string
  /** What an upload sends. */
  file?: Blob
}

/** What a call takes: parameters and body as the contract says, the query as far as it is wanted. */
type CallInput<R extends RouteShape> = Omit<Sending<R>, 'query'> &
  ('query' extends keyof Sending<R> ? { query?: Sending<R>['query'] } : unknown)

type Given<R extends RouteShape> =
  {} extends CallInput<R>
    ? [input?: CallInput<R>, options?: CallOptions]
    : [input: CallInput<R>, options?: CallOptions]

/** What a call answers; a file as a `Blob`, with the name that Podium gives it. */
type Answer<R extends RouteShape> = R['file'] extends string
  ? { content: Blob; name: string }
  : Reply<R>

/** A list that is told page by page, and one of its entries. */
type Entry<R extends RouteShape> =
  Reply<R> extends { list: readonly (infer E)[]; total: number } ? E : never

export interface Client {
  /**
   * Makes one call of the contract. Throws `Refusal` where Podium says no and `Unreachable` where it does
   * not answer.
   */
  call<R extends RouteShape>(route: R, ...given: Given<R>): Promise<Answer<R>>
  /** Every entry of a list, read page by page as they are asked for. */
  each<R extends RouteShape>(route: R, ...given: Given<R>): AsyncGenerator<Entry<R>, void>
}

interface LooseInput {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
}

/** A client of a Podium: its calls are the routes of `@podium/contract`. */
export function createClient(options: ClientOptions): Client {
  async function call(
    route: RouteShape,
    input: LooseInput = {},
    callOptions: CallOptions = {},
  ): Promise<unknown> {
    const response = await sendWithRetries(route, options, () => send(route, input, callOptions))
    return replyOf(route, response)
  }

  /** One act has one key, whatever is tried again. */
  const keyFor = (route: RouteShape, given: string | undefined) =>
    given ?? (route.idempotent ? crypto.randomUUID() : undefined)

  async function send(
    route: RouteShape,
    input: LooseInput,
    { signal, file, idempotencyKey }: CallOptions,
  ): Promise<Response> {
    const { body, type } = payloadOf(route, input.body, file)
    const url = options.url.replace(/\/+$/, '') + apiRoot + addressOf(route, input)
    const carry = options.fetch ?? globalThis.fetch
    try {
      return await carry(url, {
        method: route.method,
        headers: {
          accept: 'application/json',
          [versionHeader]: options.version ?? newestVersion,
          ...(options.token && { authorization: `Bearer ${options.token}` }),
          ...(type && { 'content-type': type }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      })
    } catch (error) {
      if (signal?.aborted) throw error
      throw new Unreachable(`${options.url} could not be reached.`, { cause: error })
    }
  }

  async function* each(
    route: RouteShape,
    input: LooseInput = {},
    callOptions: CallOptions = {},
  ): AsyncGenerator<unknown, void> {
    const _limit = Number(input.query?._limit ?? mostPerPage)
    for (let _page = Number(input.query?._page ?? 0); ; _page += 1) {
      const query = { ...input.query, _limit, _page }
      const page = (await call(route, { ...input, query }, callOptions)) as {
        list: unknown[]
        total: number
      }
      yield* page.list
      if (page.list.length < _limit || (_page + 1) * _limit >= page.total) return
    }
  }

  const once = (route: RouteShape, input?: LooseInput, given: CallOptions = {}) => {
    const idempotencyKey = keyFor(route, given.idempotencyKey)
    return call(route, input, { ...given, ...(idempotencyKey && { idempotencyKey }) })
  }
  return { call: once as Client['call'], each: each as Client['each'] }
}

interface Payload {
  body?: NonNullable<RequestInit['body']>
  type?: string
}

/** What goes along with a request: JSON, or a file with its JSON beside it. */
function payloadOf(route: RouteShape, body: unknown, file: Blob | undefined): Payload {
  if (file && route.upload === 'bytes') return { body: file, type: 'application/octet-stream' }
  if (file) {
    const form = new FormData()
    if (body !== undefined) form.set('info', JSON.stringify(body))
    form.set('file', file)
    return { body: form }
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }
}

async function replyOf(route: RouteShape, response: Response): Promise<unknown> {
  const header = (name: string) => response.headers.get(name)
  if (response.ok && route.file !== undefined) {
    return { content: await response.blob(), name: fileNameIn(header('content-disposition')) }
  }
  const body = jsonIn(await response.text())
  if (!response.ok) throw refusalIn(response.status, body, header)
  if (route.total !== 'header') return body
  return { list: body, total: Number(header(totalHeader) ?? 0) }
}

/** What a text says as JSON; undefined where it is none, as of a proxy that answers in HTML. */
function jsonIn(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
