import { call, read } from '../../client/index.ts'

/** Lines of the history on a page of it (`lists.paging`). */
export const historyPageSize = 10

/** A page of the user's own history, newest first; `page` from 0. */
export function walletHistory(page: number, limit = historyPageSize) {
  return read({
    key: ['wallet', 'history', page, limit],
    route: () =>
      import('@podium/contract/wallet').then((contract) => contract.listWalletTransactions),
    input: { query: { _page: page, _limit: limit } },
  })
}

/** The user's whole history, as a file. */
export async function downloadHistory() {
  const { downloadWalletTransactions } = await import('@podium/contract/wallet')
  return call(downloadWalletTransactions)
}
