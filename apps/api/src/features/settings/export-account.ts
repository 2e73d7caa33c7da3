import type { Db } from '../../platform/database/index.ts'
import type { ExportPart } from './export-data.ts'
import { findAccount, findConsents, findEverySession, findPersonalData } from '../identity/index.ts'

/** What identity keeps of somebody; hashes of secrets tell nobody anything and stay out. */
export const accountExport: ExportPart = {
  name: 'account',
  collect: async (db: Db, userId: number) => {
    const account = await findAccount(db, userId)
    if (!account) return null
    const { password_hash: _, ...shown } = account
    return {
      ...shown,
      ...(await findPersonalData(db, userId)),
      consents: await findConsents(db, userId),
      sessions: await findEverySession(db, userId),
    }
  },
}
