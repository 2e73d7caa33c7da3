import { Refusal } from '@podium/contract/wire'

export { Refusal, Unreachable } from '@podium/contract/wire'

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
