/** The bytes from `start` to `end`, both included. */
export interface Range {
  start: number
  end: number
}

/**
 * The one range a `Range` header asks for (RFC 9110, 14.2): null when the whole file is to be sent, as
 * for several ranges at once, and 'unsatisfiable' when it lies behind the end.
 */
export function rangeOf(header: string | undefined, bytes: number): Range | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const last = bytes - 1
  const range =
    from === ''
      ? { start: Math.max(0, bytes - Number(to)), end: last }
      : { start: Number(from), end: to === '' ? last : Math.min(Number(to), last) }
  if (to !== '' && from !== '' && Number(to) < Number(from)) return null
  return range.start > range.end ? 'unsatisfiable' : range
}
