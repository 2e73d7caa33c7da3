import type {
  CauseKind,
  MovementGoal,
  MovementState,
  MovementSubject,
} from '@podium/contract/wallet'
import type { Db } from '../../platform/database/index.ts'

/** What a feature knows of a cause of its own. */
export interface CauseFacts {
  state: MovementState
  /** Null where no name is to be told. */
  subject: MovementSubject | null
  /** Only who may read supports is told that name: they support in private (`support.badges`). */
  isPrivate?: boolean
  /** The goal it is directed at; only a support has one. */
  goal?: MovementGoal | null
  /** By which calls take it; only a payment has one. */
  transactionId?: string | null
  /** Whether the buyer took it back themselves; of an order, whose credits are released for other reasons too. */
  withdrawn?: boolean
}

/** What became of the causes with these ids, and whom or what they are about, as `reader` may know it. */
export type TellCauses = (db: Db, ids: number[], reader: number) => Promise<Map<number, CauseFacts>>

/** What a lot tells of the payment it was bought with. */
export interface PurchaseFacts {
  transactionId: string
  /** The last day (YYYY-MM-DD) on which it can be withdrawn. */
  withdrawableUntil: string | null
}

/** What the history and the lots ask of features on their right; `app.ts` gives it. */
export interface HistoryPorts {
  /** The payments with these ids; none is asked for where there are no ids. */
  purchases: (db: Db, ids: number[]) => Promise<Map<number, PurchaseFacts>>
  causes: Partial<Record<CauseKind, TellCauses>>
  /** The transfers by which a buyer withdrew from one of these payments. */
  withdrawals: (db: Db, paymentIds: number[]) => Promise<ReadonlySet<number>>
}
