import { supportStatuses } from '@podium/contract/support-rules'
import { useLocation, useNavigate } from '../../../router/index.ts'
import { changedQuery } from '../../../shared/navigation/changedQuery.ts'
import { pageSizes, type TableKind, type TablePlace } from '../queries.ts'

/**
 * Which part of a table is shown, kept in the address so that back and a reload find it again. Two tables
 * can stand on one page: `?supporters-page=2` is the second page of the supporters. A brief one is folded
 * until its address asks for more.
 */
export function useTablePlace(kind: TableKind, { isBrief = false } = {}) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const usual = isBrief ? briefSize : usualSize
  const place = tablePlaceIn(kind, query, usual)
  const setPlace = (next: TablePlace) => {
    const words = {
      [`${kind}-page`]: next.page > 0 ? String(next.page + 1) : '',
      [`${kind}-size`]: next.pageSize === usual ? '' : String(next.pageSize),
      [`${kind}-status`]: next.status,
    }
    const address = { pathname, ...changedQuery(query, words), hash }
    navigate(address, { replace: true, state, preventScrollReset: true })
  }
  const isFolded = isBrief && place.page === 0 && place.status === '' && place.pageSize === usual
  return { place, setPlace, isFolded }
}

/** Rows of a page of a table, and where it is one part of many. */
export const usualSize = 10
export const briefSize = 5

/** The part of a table an address asks for; `usual` rows where it does not say how many. */
export function tablePlaceIn(kind: TableKind, query: URLSearchParams, usual: number): TablePlace {
  const asked = (word: string) => query.get(`${kind}-${word}`) ?? ''
  const page = asked('page')
  const size = Number(asked('size'))
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) - 1 : 0,
    pageSize: pageSizes.find((one) => one === size) ?? usual,
    status: supportStatuses.find((one) => one === asked('status')) ?? '',
  }
}
