import { createContext, use, type ReactNode } from 'react'
import type { ViolationKind } from '@podium/contract/violations'

/**
 * The sentence at a field, by its path; undefined while all is well. `instead` says a broken rule in
 * words of the field's own. Whatever is asked for here counts as being on show.
 */
export type ErrorOf = (field: string, instead?: OwnWords) => string | undefined

/** For every broken rule, or for some of them. */
export type OwnWords = string | Partial<Record<ViolationKind, string>>

const allIsWell: ErrorOf = () => undefined

/** What the form around says at its fields. */
export const FieldErrors = createContext(allIsWell)

/** For what is said at more than a field, or in words of its own. */
export function useErrorOf(): ErrorOf {
  return use(FieldErrors)
}

/** What stands at a field: what it was given to say, else what its form says under its name. */
export function useFieldError(name: string | undefined, given: ReactNode): ReactNode {
  const errorOf = useErrorOf()
  const own = name === undefined ? undefined : errorOf(name)
  return given || own
}
