import type { Db, Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../identity/index.ts'
import { deleteNewsAround, findEveryNews } from './records.ts'
import { deleteChoices, findChoices } from './settings-records.ts'

/** A year after an account was closed nobody was told anything about its owner (P17). */
export async function forgetNotifications(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await deleteNewsAround(tx, userId)
  await deleteChoices(tx, userId)
}

export const notificationsExport: ExportPart = {
  name: 'notifications',
  collect: async (db: Db, userId: number) => ({
    settings: Object.fromEntries(await findChoices(db, userId)),
    notifications: await findEveryNews(db, userId),
  }),
}
