import type { Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { profileChanged } from './events.ts'
import { findProfile } from './records.ts'

/** A closed account's page is gone at once (`account.closing`), and back with the account. */
export function followAccount(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return tx.emit(profileChanged, { userId })
}

export const profileExport: ExportPart = { name: 'profile', collect: findProfile }
