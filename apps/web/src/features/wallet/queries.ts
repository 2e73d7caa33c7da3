import type { MovementKind } from '@podium/contract/wallet'
import { call, read } from '../../client/index.ts'

/** Lines of the history on a page of it (`lists.paging`). */
export const historyPageSize = 10

/** What a history is narrowed to; everything without it. */
export interface HistoryFilter {
  kind?: MovementKind | undefined
  /** YYYY-MM in Portugal. */
  month?: string | undefined
}

/** A page of the user's own history, newest first; `page` from 0. */
export function walletHistory(page: number, limit: number, { kind, month }: HistoryFilter = {}) {
  return read({
    key: ['wallet', 'history', page, limit, kind ?? '', month ?? ''],
    route: () =>
      import('@podium/contract/wallet').then((contract) => contract.listWalletTransactions),
    input: {
      query: { _page: page, _limit: limit, ...(kind && { kind }), ...(month && { month }) },
    },
  })
}

/** The first line that the user's history ever had; an empty list before it. */
export const firstMovement = read({
  key: ['wallet', 'history', 'first'],
  route: () =>
    import('@podium/contract/wallet').then((contract) => contract.listWalletTransactions),
  input: { query: { _order: 'ASC', _limit: 1 } },
})

/** Most lots that the wallet shows. */
export const mostLots = 20

/** What the user's credits came as, as far as there is something left of them. */
export const ownLots = read({
  key: ['wallet', 'lots'],
  route: () => import('@podium/contract/wallet').then((contract) => contract.listLots),
  input: { query: { unspent: 'true', _limit: mostLots } },
})

/** The user's whole history, as a file. */
export async function downloadHistory() {
  const { downloadWalletTransactions } = await import('@podium/contract/wallet')
  return call(downloadWalletTransactions)
}
