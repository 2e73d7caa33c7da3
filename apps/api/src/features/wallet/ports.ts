import type { CauseKind, MovementSubject } from '@podium/contract/wallet'
import type { Db } from '../../platform/database/index.ts'

/** Whom or what the causes with these ids are about, as `reader` may know it; in one statement. */
export type TellSubjects = (
  db: Db,
  ids: number[],
  reader: number,
) => Promise<Map<number, MovementSubject>>

/** What the history asks of features on its right; `app.ts` gives it. */
export interface HistoryPorts {
  subjects: Partial<Record<CauseKind, TellSubjects>>
}
