import type { Reply, RouteShape, Sending } from '@podium/contract/route'
import { totalHeader } from '@podium/contract/limits'
import { Refusal } from './refusal.ts'

/** One request, as it goes to the API: `path` is relative to the API root and carries the query. */
export interface Message {
  method: RouteShape['method']
  path: string
  body?: unknown
  headers: Record<string, string>
  signal?: AbortSignal | undefined
  /** The answer is a file, to be kept as it is. */
  wantsFile?: boolean
  /** Told how many bytes of the body have been sent. */
  onSent?: ((bytes: number) => void) | undefined
}

export interface Answer {
  status: number
  body: unknown
  header: (name: string) => string | null | undefined
}

/** Carries a message to the API and back: `fetch` in the browser, a direct call on the server. */
export type Transport = (message: Message) => Promise<Answer>

/** What a call takes: parameters and body as the contract says, the query as far as it is wanted. */
export type CallInput<R extends RouteShape> = Omit<Sending<R>, 'query'> &
  ('query' extends keyof Sending<R> ? { query?: Sending<R>['query'] } : unknown)

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The same key for every try of one act, so that it happens once (`acts.idempotent`). */
  idempotencyKey?: string | undefined
  /** Told how many bytes of a file have been sent (`upload`). */
  onSent?: ((bytes: number) => void) | undefined
}

type Word = string | number | boolean | undefined

interface LooseInput {
  params?: Record<string, Word>
  query?: Record<string, Word>
  body?: unknown
}

/** Sends one call of the contract through a transport; throws `Refusal` or `Unreachable`. */
export async function callThrough<R extends RouteShape>(
  transport: Transport,
  route: R,
  input: LooseInput,
  options: CallOptions = {},
): Promise<Reply<R>> {
  const answer = await transport({
    method: route.method,
    path: fillPath(route.path, input.params) + queryString(input.query),
    body: input.body,
    headers: options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {},
    signal: options.signal,
    wantsFile: route.file !== undefined,
    onSent: options.onSent,
  })
  if (answer.status >= 400) throw refusalOf(answer)
  return replyOf(route, answer) as Reply<R>
}

function fillPath(path: string, params: Record<string, Word> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function queryString(query: Record<string, Word> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size ? `?${search}` : ''
}

function refusalOf({ status, body, header }: Answer): Refusal {
  const retryAfter = Number(header('retry-after'))
  return new Refusal(status, isObject(body) ? body : {}, retryAfter || null)
}

function replyOf(route: RouteShape, { body, header }: Answer): unknown {
  if (route.file !== undefined) return { content: body, name: fileName(header) }
  if (route.total !== 'header') return body
  return { list: body, total: Number(header(totalHeader) ?? 0) }
}

/** The name the server gives a file it sends. */
function fileName(header: Answer['header']): string {
  return /filename="([^"]+)"/.exec(header('content-disposition') ?? '')?.[1] ?? ''
}

function isObject(value: unknown): value is Record<string, never> {
  return typeof value === 'object' && value !== null
}
