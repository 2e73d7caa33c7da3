import { useCallback } from 'react'
import { useNavigate, useSearchParams, type To } from '../../../router/index.ts'
import { changedQuery } from '../../../shared/navigation/changedQuery.ts'
import { useChoices } from './keptChoices.ts'
import { pageSizes } from './pageSizes.ts'

type Order = 'ASC' | 'DESC'

export interface ListAddress {
  /** What the address says of a filter; '' where it says nothing. */
  get: (name: string) => string
  /** Changes filters, in place of the present entry of the history; the list begins anew. */
  set: (changes: Record<string, string>) => void
  /** From 0. */
  page: number
  size: number
  sort: string
  order: Order
  /** The address of another page of the list. */
  pageAt: (page: number) => To
  /** From a page that has nothing any more: the last one that has. A panel stays open. */
  nearest: (total: number) => To
  /** The address sorted by a column: the other way round where it is sorted by it already. */
  sortedBy: (sort: string) => To
  /** The address without any filter. */
  bare: To
  isFiltered: boolean
}

const orders: readonly string[] = ['ASC', 'DESC']
/** What an address says beside filters. */
const listing = new Set([
  'page',
  'size',
  'sort',
  'order',
  'open',
  'tab',
  'lang',
  'legal',
  'version',
])

/** The state of a list, all of it in the address: filters, page, rows per page, order. */
export function useListAddress(first: {
  sort: string
  order?: Order
  sorts?: readonly string[]
}): ListAddress {
  const [query] = useSearchParams()
  const kept = useChoices()
  const navigate = useNavigate()
  const set = useCallback(
    (changes: Record<string, string>) => {
      const next = changedQuery(query, { page: '', open: '', ...changes })
      navigate(next, { replace: true, preventScrollReset: true })
    },
    [query, navigate],
  )
  const known = first.sorts ?? [first.sort]
  const sort = known.find((one) => one === query.get('sort')) ?? first.sort
  const asked = query.get('order') ?? ''
  const order = orders.includes(asked) ? (asked as Order) : (first.order ?? 'ASC')
  const written = query.get('page') ?? ''
  const page = /^[1-9]\d{0,5}$/.test(written) ? Number(written) - 1 : 0
  const chosen = Number(query.get('size'))
  const size = pageSizes.find((one) => one === chosen) ?? kept.size ?? 20
  const wordOf = (to: number) => (to > 0 ? String(to + 1) : '')
  return {
    get: (name) => query.get(name) ?? '',
    set,
    page,
    size,
    sort,
    order,
    pageAt: (to) => changedQuery(query, { page: wordOf(to), open: '' }),
    nearest: (total) =>
      changedQuery(query, { page: wordOf(Math.min(page, Math.ceil(total / size)) - 1) }),
    sortedBy: (by) =>
      changedQuery(query, {
        page: '',
        open: '',
        sort: by,
        order: by === sort && order === 'ASC' ? 'DESC' : 'ASC',
      }),
    // Another tab is another list.
    bare: changedQuery(new URLSearchParams(), { tab: query.get('tab') ?? '' }),
    isFiltered: [...query.keys()].some((name) => !listing.has(name)),
  }
}
