import { useSearchParams, type To } from '../../router/index.ts'
import { changedQuery } from '../navigation/changedQuery.ts'

interface Paging {
  /** From 0. */
  page: number
  pagesOf: (total: number) => number
  /** Where the page before or after is; null where there is none. */
  newer: To | null
  older: (total: number) => To | null
  /** Where to go from an empty page: to an earlier one, also where the total counts more than is listed, or nothing. */
  nearest: (total: number) => To
}

/** Which page of a list the address means: `?page=2` is the second. */
export function usePaging(pageSize: number): Paging {
  const [query] = useSearchParams()
  const asked = query.get('page') ?? ''
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) - 1 : 0
  const pagesOf = (total: number) => Math.max(1, Math.ceil(total / pageSize))
  return {
    page,
    pagesOf,
    newer: page > 0 ? addressOf(query, page - 1) : null,
    older: (total) => (page + 1 < pagesOf(total) ? addressOf(query, page + 1) : null),
    nearest: (total) => addressOf(query, Math.min(page, total > 0 ? pagesOf(total) : page) - 1),
  }
}

function addressOf(query: URLSearchParams, page: number): To {
  return changedQuery(query, { page: page > 0 ? String(page + 1) : '' })
}
