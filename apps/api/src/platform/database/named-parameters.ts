import { CompiledQuery } from 'kysely'

/** What stands in a statement for the parameters of these names. */
export type ParametersOf<Values> = { readonly [Name in keyof Values]-?: string }

/**
 * A statement whose parameters have names. `write` makes its text once, at the first reading of the
 * file, so that PostgreSQL prepares one statement; each use gives the values alone.
 */
export function namedStatement<Values extends object>(
  write: (parameters: ParametersOf<Values>) => string,
): (values: Values) => CompiledQuery {
  const names: (keyof Values)[] = []
  const numbered = new Proxy({} as ParametersOf<Values>, {
    get: (_, name) => {
      const known = names.indexOf(name as keyof Values)
      return `$${known >= 0 ? known + 1 : names.push(name as keyof Values)}`
    },
  })
  const text = write(numbered)
  const values = (given: Values) => names.map((name) => given[name])
  return (given) => CompiledQuery.raw(text, values(given))
}
