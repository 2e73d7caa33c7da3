import type { CauseKind, MovementState, MovementSubject } from '@podium/contract/wallet'
import type { Db } from '../../platform/database/index.ts'

/** What a feature knows of a cause of its own. */
export interface CauseFacts {
  state: MovementState
  /** Null where no name is to be told. */
  subject: MovementSubject | null
}

/** What became of the causes with these ids, and whom or what they are about, as `reader` may know it. */
export type TellCauses = (db: Db, ids: number[], reader: number) => Promise<Map<number, CauseFacts>>

/** What the history asks of features on its right; `app.ts` gives it. */
export interface HistoryPorts {
  causes: Partial<Record<CauseKind, TellCauses>>
}
