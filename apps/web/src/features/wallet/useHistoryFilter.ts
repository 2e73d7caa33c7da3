import type { MovementKind } from '@podium/contract/wallet'
import { useLocation, useNavigate } from '../../router/index.ts'
import { changedQuery } from '../../shared/navigation/changedQuery.ts'
import type { HistoryFilter } from './queries.ts'

/**
 * What the history is narrowed to, of these kinds, kept in the address; another choice begins at the
 * first page.
 */
export function useHistoryFilter(
  kinds: readonly MovementKind[],
): [HistoryFilter, (filter: HistoryFilter) => void] {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const month = query.get('month') ?? ''
  const filter = {
    kind: kinds.find((one) => one === query.get('kind')),
    month: /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  }
  const choose = (next: HistoryFilter) => {
    const words = { kind: next.kind, month: next.month, page: undefined }
    const address = { pathname, ...changedQuery(query, words), hash }
    navigate(address, { replace: true, state, preventScrollReset: true })
  }
  return [filter, choose]
}
