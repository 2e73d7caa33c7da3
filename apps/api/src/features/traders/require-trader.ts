import type { Db } from '../../platform/database/index.ts'
import { refuseUnchecked } from '../../platform/refuse.ts'
import { findTrader } from './records.ts'
import { missingOf } from './standing.ts'

/** Refuses a sponsor whom no admin has checked as a seller, and says what is missing (`traderNotVerified`). */
export async function requireChecked(db: Db, userId: number): Promise<void> {
  const missing = missingOf(await findTrader(db, userId))
  if (missing.length > 0) refuseUnchecked(missing)
}
