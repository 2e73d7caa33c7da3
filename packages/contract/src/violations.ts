import type { RefusalReason } from './refusals.ts'
import type { TraderNeed } from './traders.ts'

/** The kinds of field violation (`fields.rules`). */
export const violationKinds = [
  'NotBlank',
  'NotEmpty',
  'SizeExact',
  'Size',
  'Max',
  'Min',
  'Pattern',
  'PasswordsDontMatch',
  'PasswordStrength',
  'Number',
  'FileSize',
  'MaxDigits',
  'InvalidNif',
  // Ours: what keeps the rules above and is guessed at once all the same.
  'PasswordGuessable',
] as const
export type ViolationKind = (typeof violationKinds)[number]

/** One broken rule of one field, with the figures its message needs. */
export interface Violation {
  kind: ViolationKind
  min?: number
  max?: number
  size?: number
}

/** Broken rules by the path of their field (`email`, `invoice.tin`). */
export type Fields = Record<string, Violation[]>

/** The body of every refusal (`docs/api.md`). */
export interface RefusalBody {
  errors: { errorCode: number; key: string; reason?: RefusalReason }[]
  fields: Fields
  requestId: string
  /**
   * How the thing stands now, in the shape its route answers, where that is why (`stateChanged`,
   * `duplicatePending`, `withdrawalOver`).
   */
  current?: unknown
  /** What keeps a sponsor from selling (`traderNotVerified`). */
  missing?: TraderNeed[]
}

/** What zod reports, in the few properties we read. Typed loosely so that this file needs no zod. */
interface Issue {
  code?: string | undefined
  path?: readonly PropertyKey[] | undefined
  message?: string | undefined
  input?: unknown
  expected?: string | undefined
  minimum?: number | bigint | undefined
  maximum?: number | bigint | undefined
  origin?: string | undefined
  keys?: readonly string[] | undefined
}

const kinds = new Set<string>(violationKinds)

function isKind(text: string | undefined): text is ViolationKind {
  return text !== undefined && kinds.has(text)
}

/**
 * The violation an issue of zod stands for. Our own rules name their kind in the message; for zod's
 * built-in ones it follows from what was broken.
 */
function violationOf(issue: Issue): Violation {
  const bounds = {
    ...(issue.minimum !== undefined && { min: Number(issue.minimum) }),
    ...(issue.maximum !== undefined && { max: Number(issue.maximum) }),
  }
  if (issue.message === 'NotBlank') return { kind: 'NotBlank' }
  if (isMissing(issue)) return { kind: 'NotBlank' }
  if (isKind(issue.message)) return { kind: issue.message, ...bounds }
  if (issue.code === 'too_small') return { kind: sizeKind(issue, 'Min'), ...bounds }
  if (issue.code === 'too_big') return { kind: sizeKind(issue, 'Max'), ...bounds }
  if (issue.code === 'invalid_type') return { kind: typeKind(issue) }
  return { kind: 'Pattern' }
}

/**
 * What is not there is blank, whatever its rule says of the form of what is there; a list that is not there
 * may be told as an empty one. A rule of ours that asks for something else says so itself.
 */
function isMissing({ code, message, ...issue }: Issue): boolean {
  if (!('input' in issue) || (issue.input !== undefined && issue.input !== null)) return false
  if (!isKind(message)) return true
  return message !== 'NotEmpty' && (code === 'invalid_type' || code === 'invalid_value')
}

function sizeKind(issue: Issue, ofNumber: 'Min' | 'Max'): ViolationKind {
  if (issue.origin === 'string') return 'Size'
  if (issue.origin === 'array') return issue.code === 'too_small' ? 'NotEmpty' : 'Size'
  return ofNumber
}

function typeKind(issue: Issue): ViolationKind {
  if (issue.input === undefined || issue.input === null) return 'NotBlank'
  if (issue.expected === 'number' || issue.expected === 'int') return 'Number'
  return 'Pattern'
}

/**
 * The fields map for what zod found wrong. A field that is blank reports only that: a person who
 * left it empty does not want to hear about its pattern too.
 */
export function violationsOf(error: { issues: readonly Issue[] }): Fields {
  const fields: Fields = {}
  for (const issue of error.issues) {
    const path = (issue.path ?? []).map(String).join('.') || 'body'
    const list = (fields[path] ??= [])
    const violation = violationOf(issue)
    if (list.some((known) => known.kind === 'NotBlank' || known.kind === violation.kind)) continue
    list.push(violation)
  }
  return fields
}
