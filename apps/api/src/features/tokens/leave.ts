import type { Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findEvery, markAllEnded } from './records.ts'

/**
 * Ends every token of an account that is closed, or that got another password: a thief of the old one
 * could have made a token (`tokens.ended`).
 */
export function endTokensOf(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return markAllEnded(tx, userId)
}

export const tokensExport: ExportPart = { name: 'tokens', collect: findEvery }
