import type { RouteShape } from './route.ts'
import { refusalName, type RefusalName, type RefusalReason } from './refusals.ts'
import type { Fields, RefusalBody } from './violations.ts'

// How whoever makes calls writes an address and reads a no; needs no zod.

export type Word = string | number | boolean | null | undefined

/** The address of a call below the API's root, with its parameters in their places. */
export function addressOf(
  { path }: Pick<RouteShape, 'path'>,
  { params = {}, query = {} }: { params?: Record<string, Word>; query?: Record<string, Word> },
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size ? `${filled}?${search.toString()}` : filled
}

/**
 * The server said no. `names` are our names of the codes it answered (`unknown` for one the
 * catalogue does not list), `fields` the broken rules by field; either may be empty.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly names: readonly (RefusalName | 'unknown')[]
  readonly fields: Fields
  readonly requestId: string
  /** Which of several reasons it is, where a code has them (12). */
  readonly reason: RefusalReason | undefined
  /**
   * How the thing stands now, in the shape its route answers; with `stateChanged` and
   * `duplicatePending`.
   */
  readonly current: unknown
  /** Seconds to wait before trying again; with 429 and 503. */
  readonly retryAfter: number | null

  constructor(status: number, body: Partial<RefusalBody>, retryAfter: number | null = null) {
    const names = (body.errors ?? []).map((error) => refusalName(error.errorCode) ?? 'unknown')
    super(`Refused with ${status}: ${names.join(', ')}`)
    this.status = status
    this.names = names
    this.fields = body.fields ?? {}
    this.requestId = body.requestId ?? ''
    this.current = body.current
    this.reason = body.errors?.find(({ reason }) => reason)?.reason
    this.retryAfter = retryAfter
  }

  has(name: RefusalName): boolean {
    return this.names.includes(name)
  }
}

/** The no in an answer: its body as far as it can be read, and when to try again. */
export function refusalIn(
  status: number,
  body: unknown,
  header: (name: string) => string | null | undefined,
): Refusal {
  const said = typeof body === 'object' && body !== null ? (body as Partial<RefusalBody>) : {}
  return new Refusal(status, said, Number(header('retry-after')) || null)
}

/** The server could not be reached at all. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** The name the server gives a file it sends. */
export function fileNameIn(disposition: string | null | undefined): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? ''
}
