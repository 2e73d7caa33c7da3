export type Params = Readonly<Record<string, string | undefined>>

/**
 * Whether a path fits a pattern, and the parameters in it. A pattern is made of words, `:name`,
 * `:name?` (may be left out) and `*` (everything else); a slash at the end does not matter.
 */
export function matchPath(pattern: string, pathname: string): Params | null {
  const match = expressionOf(pattern).exec(pathname)
  if (!match) return null
  const found = Object.entries(match.groups ?? {})
  return Object.fromEntries(found.map(([name, value]) => [name, value && decode(value)]))
}

const expressions = new Map<string, RegExp>()

/** Made once for each pattern: the server looks a page up for every request. */
function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern)
  if (known) return known
  const made = makeExpression(pattern)
  expressions.set(pattern, made)
  return made
}

function makeExpression(pattern: string): RegExp {
  if (pattern === '*') return /^/
  const parts = pattern.split('/').filter(Boolean).map(partExpression)
  return new RegExp(`^${parts.join('')}/?$`, 'i')
}

function partExpression(part: string): string {
  const [, name, optional] = /^:(\w+)(\??)$/.exec(part) ?? []
  if (!name) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
  return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
