import type { Language } from '@podium/contract/locale'
import type { Page } from '@podium/contract/list'
import type { CauseKind, MovementKind, WalletTransaction } from '@podium/contract/wallet'
import { walletPhrases } from '@podium/phrases/wallet-history'
import type { Db } from '../../platform/database/index.ts'
import { findHistory, type HistoryRow } from './history-records.ts'
import type { CauseFacts, HistoryPorts } from './ports.ts'

interface Wanted {
  _limit: number
  _page: number
  _order: 'ASC' | 'DESC'
  kind?: MovementKind | undefined
  month?: string | undefined
}

/** Who reads their history, and in which words. */
export interface Reader {
  id: number
  language: Language
  /** Whether they may read supports too, as who acts for somebody to see their money may not. */
  seesSupports: boolean
}

/** A page of a member's own history. */
export async function listTransactions(
  db: Db,
  reader: Reader,
  { _limit, _page, _order, kind, month }: Wanted,
  ports: HistoryPorts,
): Promise<Page<WalletTransaction>> {
  const wanted = { limit: _limit, offset: _page * _limit, order: _order, kind, month }
  const { list, total } = await findHistory(db, reader.id, wanted)
  return { list: await viewTransactions(db, list, reader, ports), total }
}

/** Lines as they are read, each with what became of its cause, and whom or what it is about. */
export async function viewTransactions(
  db: Db,
  rows: HistoryRow[],
  reader: Reader,
  ports: HistoryPorts,
): Promise<WalletTransaction[]> {
  const [causes, withdrawn] = await Promise.all([
    findCauses(db, rows, reader, ports),
    findWithdrawn(db, rows, ports),
  ])
  return rows.map((row) => {
    const cause = causes(row)
    const isReleased = row.reason === 'ORDER_RELEASED' && cause?.withdrawn === true
    return viewLine(row, reader, { cause, withdrawn: isReleased || withdrawn.has(row.id) })
  })
}

function viewLine(
  row: HistoryRow,
  { language, seesSupports }: Reader,
  { cause, withdrawn }: { cause: CauseFacts | undefined; withdrawn: boolean },
): WalletTransaction {
  const { id, credits, reason, cause_kind, cause_id } = row
  const t = walletPhrases[language]
  const isNamed = seesSupports || !cause?.isPrivate
  return {
    id,
    createdDate: row.created_at.toISOString(),
    description: row.description || (withdrawn && t.withdrawn[reason]) || t.reasons[reason],
    creditsNumber: credits,
    reason,
    withdrawn,
    kind: cause_kind === 'doubling' ? 'match' : (cause_kind ?? 'transfer'),
    state: cause?.state ?? null,
    cause: cause_kind && cause_id ? { kind: cause_kind, id: cause_id } : null,
    transactionId: cause?.transactionId ?? null,
    about: (isNamed && cause?.subject) || null,
    goal: cause?.goal ?? null,
    balanceAfter: row.balance_after,
  }
}

/** Which lines are a buyer's own withdrawal; asked only where something went back. */
async function findWithdrawn(
  db: Db,
  rows: HistoryRow[],
  ports: HistoryPorts,
): Promise<ReadonlySet<number>> {
  const back = rows.flatMap(({ reason, cause_id }) =>
    reason === 'REFUND' && cause_id ? [cause_id] : [],
  )
  return back.length > 0 ? ports.withdrawals(db, back) : new Set()
}

/** Asks for each kind of cause at once, and only where a line has one. */
async function findCauses(db: Db, rows: HistoryRow[], reader: Reader, ports: HistoryPorts) {
  const known = new Map<CauseKind | null, Map<number, CauseFacts>>()
  await Promise.all(
    Object.entries(ports.causes).map(async ([kind, tell]) => {
      const ids = rows.flatMap(({ cause_kind, cause_id }) =>
        cause_kind === kind && cause_id ? [cause_id] : [],
      )
      if (ids.length > 0) known.set(kind as CauseKind, await tell(db, ids, reader.id))
    }),
  )
  return ({ cause_kind, cause_id }: HistoryRow) => known.get(cause_kind)?.get(cause_id ?? 0)
}
