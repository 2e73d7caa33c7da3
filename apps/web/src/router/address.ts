/** The three parts of an address on this site. */
export interface Path {
  pathname: string
  search: string
  hash: string
}

/** Where to go: an address, or parts of one (`pathname` left out stays, the other two become empty). */
export type To = string | Partial<Path>

/** An entry of the browser's history: its address, what was kept with it, and its own key. */
export interface Location extends Path {
  state: unknown
  key: string
}

export function createPath({ pathname = '', search = '', hash = '' }: Partial<Path>): string {
  return pathname + search + hash
}

/** The whole address meant by `to` on a page at `from`. A bare `#place` keeps the query. */
export function resolvePath(to: To, from: Path): Path {
  if (typeof to === 'string') return partsOf(new URL(to, `http://here${createPath(from)}`))
  return { pathname: to.pathname ?? from.pathname, search: to.search ?? '', hash: to.hash ?? '' }
}

function partsOf({ pathname, search, hash }: URL): Path {
  return { pathname, search, hash }
}

/** An address of another site, or of a mail or telephone program. */
export function isElsewhere(to: To): to is string {
  return typeof to === 'string' && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(to)
}
