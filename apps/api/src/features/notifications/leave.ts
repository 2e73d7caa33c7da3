import type { Db } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findEveryNotification } from './records.ts'
import { findChoicesMade } from './settings-records.ts'

export const notificationsExport: ExportPart = {
  name: 'notifications',
  collect: async (db: Db, userId: number) => ({
    settings: Object.fromEntries(await findChoicesMade(db, userId)),
    notifications: await findEveryNotification(db, userId),
  }),
}
