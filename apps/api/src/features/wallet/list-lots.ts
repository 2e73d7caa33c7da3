import type { Page } from '@podium/contract/list'
import type { Lot } from '@podium/contract/wallet'
import type { Db } from '../../platform/database/index.ts'
import { findLots, type LotRow } from './lot-records.ts'
import type { HistoryPorts, PurchaseFacts } from './ports.ts'

interface Wanted {
  _limit: number
  _page: number
  _order: 'ASC' | 'DESC'
  unspent?: 'true' | 'false' | undefined
}

/** A page of somebody's lots, the one that is spent first at the top (`wallet.lots`). */
export async function listLots(
  db: Db,
  userId: number,
  { _limit, _page, _order, unspent }: Wanted,
  ports: HistoryPorts,
): Promise<Page<Lot>> {
  const isUnspent = unspent === 'true'
  const wanted = { limit: _limit, offset: _page * _limit, order: _order, isUnspent }
  const { list, total } = await findLots(db, userId, wanted)
  const bought = list.flatMap(({ payment_id }) => payment_id ?? [])
  const purchases = await ports.purchases(db, bought)
  return { list: list.map((row) => viewLot(row, purchases.get(row.payment_id ?? 0))), total }
}

function viewLot(row: LotRow, purchase: PurchaseFacts | undefined): Lot {
  return {
    id: row.id,
    kind: row.kind,
    paymentId: purchase?.transactionId ?? null,
    credits: row.credits,
    left: row.remaining,
    createdAt: row.created_at.toISOString(),
    withdrawableUntil: purchase?.withdrawableUntil ?? null,
  }
}
