import type { Reply, RouteShape, Sending } from '@podium/contract/route'
import { totalHeader } from '@podium/contract/headers'
import { addressOf, fileNameIn, refusalIn, type Word } from '@podium/contract/wire'

/** One request, as it goes to the API: `path` is relative to the API root and carries the query. */
export interface Message {
  method: RouteShape['method']
  path: string
  /** The same as the contract has it, and what stands in it; left out where no page reads it. */
  read?: { path: string; params: Record<string, Word>; query: Record<string, Word> }
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
  /** What else is said with the call. */
  headers?: Record<string, string> | undefined
  /** Told how many bytes of a file have been sent (`upload`). */
  onSent?: ((bytes: number) => void) | undefined
}

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
    path: addressOf(route, input),
    read: { path: route.path, params: input.params ?? {}, query: input.query ?? {} },
    body: input.body,
    headers: {
      ...options.headers,
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    },
    signal: options.signal,
    wantsFile: route.file !== undefined,
    onSent: options.onSent,
  })
  if (answer.status >= 400) throw refusalIn(answer.status, answer.body, answer.header)
  return replyOf(route, answer) as Reply<R>
}

function replyOf(route: RouteShape, { body, header }: Answer): unknown {
  if (route.file !== undefined)
    return { content: body, name: fileNameIn(header('content-disposition')) }
  if (route.total !== 'header') return body
  return { list: body, total: Number(header(totalHeader) ?? 0) }
}
