import { refusalName, type RefusalName, type RefusalReason } from '@podium/contract/refusals'
import type { Fields, RefusalBody } from '@podium/contract/violations'

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
  /** Seconds to wait before trying again; only with status 429. */
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

/** The server could not be reached at all. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/**
 * Whether an error says that the request itself breaks a rule. What a page reads by its address alone
 * breaks one where the address is nonsense.
 */
export function isMalformed(error: unknown): boolean {
  return error instanceof Refusal && error.status === 400
}

/** Whether an error says that what was asked for does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Refusal && error.status === 404
}
