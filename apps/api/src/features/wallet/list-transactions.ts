import type { Language } from '@podium/contract/locale'
import type { Page } from '@podium/contract/list'
import type { WalletTransaction } from '@podium/contract/wallet'
import { walletPhrases } from '@podium/phrases/wallet-history'
import type { Db } from '../../platform/database/index.ts'
import { findHistory, type HistoryRow } from './history-records.ts'

interface Wanted {
  _limit: number
  _page: number
  _order: 'ASC' | 'DESC'
}

/** A page of somebody's own history. */
export async function listTransactions(
  db: Db,
  userId: number,
  { _limit, _page, _order }: Wanted,
  language: Language,
): Promise<Page<WalletTransaction>> {
  const wanted = { limit: _limit, offset: _page * _limit, order: _order }
  const { list, total } = await findHistory(db, userId, wanted)
  return { list: list.map((row) => viewTransaction(row, language)), total }
}

export function viewTransaction(row: HistoryRow, language: Language): WalletTransaction {
  const { id, credits, reason, cause_kind, cause_id } = row
  return {
    id,
    createdDate: row.created_at.toISOString(),
    description: row.description || walletPhrases[language].reasons[reason],
    creditsNumber: credits,
    reason,
    cause: cause_kind && cause_id ? { kind: cause_kind, id: cause_id } : null,
  }
}
