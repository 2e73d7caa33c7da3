import type { Tx } from '../../platform/database/index.ts'
import { loosenAll } from './records.ts'

/** Lets go of everything somebody uploaded, a year after their account was closed (P17). */
export function forgetFiles(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return loosenAll(tx, userId)
}
