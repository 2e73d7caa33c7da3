import { hour } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { issueToken } from './mailed-tokens.ts'

/** A token for the activation link: valid 48 hours (P11). */
export function issueActivationToken(tx: Tx, userId: number): Promise<string> {
  return issueToken(tx, { purpose: 'activation', userId, seconds: 48 * hour })
}
