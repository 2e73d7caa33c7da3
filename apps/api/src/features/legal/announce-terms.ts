import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { termsAnnounced } from './events.ts'
import { insertAnnounced } from './records.ts'

/** Lets everybody be told of terms that come into force on a day to come; of those in force nobody is. */
export async function announceTerms(
  tx: Tx,
  { version, inForceAt }: { version: string; inForceAt: Date },
): Promise<void> {
  if (inForceAt <= now()) return
  await insertAnnounced(tx, version)
  await tx.emit(termsAnnounced, { version })
}
