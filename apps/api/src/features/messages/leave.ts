import type { Db, Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../identity/index.ts'
import { deleteBlocksAround, deleteMessageSettings, findWhoMayWrite } from './block-records.ts'
import { findEveryMessage, wipeMessages } from './inbox-records.ts'

/** A year after an account was closed nothing that its owner wrote is left (P17). */
export async function forgetMessages(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await wipeMessages(tx, userId)
  await deleteBlocksAround(tx, userId)
  await deleteMessageSettings(tx, userId)
}

export const messagesExport: ExportPart = {
  name: 'messages',
  collect: async (db: Db, userId: number) => {
    const messages = await findEveryMessage(db, userId)
    return {
      whoMayWrite: await findWhoMayWrite(db, userId),
      messages: messages.map(({ other_id, sender_id, text, sent_at }) => ({
        with: other_id,
        mine: sender_id === userId,
        text,
        sentAt: sent_at,
      })),
    }
  },
}
