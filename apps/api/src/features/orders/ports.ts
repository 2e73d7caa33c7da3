import type { Db } from '../../platform/database/index.ts'

/** What orders ask of features on their right; `app.ts` gives it. */
export interface OrderPorts {
  /** Reads which of these people blocked a user, or were blocked by them. */
  findKeptApart: (db: Db, userId: number, others: readonly number[]) => Promise<Set<number>>
}
