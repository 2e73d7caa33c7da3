import { refusalFields } from '@podium/contract/refusal-fields'
import type { RefusalName, RefusalReason } from '@podium/contract/refusals'
import type { Fields, Violation } from '@podium/contract/violations'
import { Refusal } from '../../client/refusal.ts'

/** What stands in a form, by the names of its fields. */
export type Typed = Record<string, string>

/** What is wrong with a form. */
export interface Problems {
  /** Broken rules by field. */
  fields: Fields
  /** What the server refused besides. */
  refused: readonly Refused[]
  /** What stood in the fields when that was found. */
  typed: Typed
  /** What went wrong in a way that has no name: no connection, a fault. */
  strange?: unknown
}

interface Refused {
  name: RefusalName
  reason: RefusalReason | undefined
}

export const noProblems: Problems = { fields: {}, refused: [], typed: {} }

/** What an error says about the form that was sent; a lost session says it in a dialog of its own. */
export function problemsIn(error: unknown, typed: Typed): Problems {
  if (!(error instanceof Refusal)) return { ...noProblems, typed, strange: error }
  const { status, fields, names, reason } = error
  if (status === 401) return noProblems
  const known = names.filter((name) => name !== 'unknown')
  const isStrange = known.length < names.length || names.length + Object.keys(fields).length === 0
  return {
    fields,
    refused: known.map((name) => ({ name, reason })),
    typed,
    ...(isStrange && { strange: error }),
  }
}

/** What one field is to say. */
export function problemAt({ fields, refused }: Problems, field: string) {
  return fields[field]?.[0] ?? refused.find(({ name }) => isAbout(name, field))
}

/** What no field on show says: it stands at the form itself, so that nothing is left unsaid. */
export function unplaced(
  { fields, refused, typed, strange }: Problems,
  shown: ReadonlySet<string>,
): Problems {
  const isShown = ({ name }: Refused) => refusalFields[name]?.some((field) => shown.has(field))
  const entries = Object.entries(fields).filter(([field]) => !shown.has(field))
  return {
    fields: Object.fromEntries(entries),
    refused: refused.filter((one) => !isShown(one)),
    typed,
    strange,
  }
}

/** Whether a field on show says a refusal: a field whose rule is broken says that instead. */
export function saysAtField(
  problems: Problems,
  shown: ReadonlySet<string>,
  name: RefusalName,
): boolean {
  const says = (field: string) => {
    const problem = problemAt(problems, field)
    return problem !== undefined && 'name' in problem && problem.name === name
  }
  return refusalFields[name]?.some((field) => shown.has(field) && says(field)) ?? false
}

/** A field was changed: what was said of it no longer holds. */
export function withoutField(known: Problems, field: string): Problems {
  const isOther = ({ name }: Refused) => !isAbout(name, field)
  if (!known.fields[field] && known.refused.every(isOther)) return known
  const { [field]: _, ...fields } = known.fields
  return { ...known, fields, refused: known.refused.filter(isOther) }
}

/**
 * A field was left: its rules are told anew. What the server refused stays for as long as the same
 * stands in the field, as only the server can say otherwise.
 */
export function rechecked(
  known: Problems,
  field: string,
  found: readonly Violation[],
  typed: Typed,
): Problems {
  const { [field]: before, ...others } = known.fields
  const stands = ({ name }: Refused) => !isAbout(name, field) || known.typed[field] === typed[field]
  if (!before && found.length === 0 && known.refused.every(stands)) return known
  const fields = found.length > 0 ? { ...others, [field]: [...found] } : others
  const now = { ...known.typed, [field]: typed[field] ?? '' }
  return { ...known, fields, refused: known.refused.filter(stands), typed: now }
}

/** What only the server can say of a field while the form is not sent yet. */
export interface Answer {
  name: RefusalName
  /** Whether it refuses what stands in the field. */
  isRefused: boolean
}

/** The server was asked about a field: its answer is what holds now. */
export function answered(
  known: Problems,
  field: string,
  { name, isRefused }: Answer,
  typed: Typed,
): Problems {
  const isKnown = known.refused.some((one) => one.name === name)
  if (isKnown === isRefused && (!isKnown || known.typed[field] === typed[field])) return known
  const others = known.refused.filter((one) => one.name !== name)
  const refused = isRefused ? [...others, { name, reason: undefined }] : others
  return { ...known, refused, typed: { ...known.typed, [field]: typed[field] ?? '' } }
}

function isAbout(name: RefusalName, field: string): boolean {
  return refusalFields[name]?.includes(field) ?? false
}
