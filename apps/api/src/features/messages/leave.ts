import type { Db } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findEveryBlock, findWhoMayWrite } from './block-records.ts'
import { findEveryMessage } from './inbox-records.ts'

export const messagesExport: ExportPart = {
  name: 'messages',
  collect: async (db: Db, userId: number) => {
    const messages = await findEveryMessage(db, userId)
    return {
      whoMayWrite: await findWhoMayWrite(db, userId),
      blocked: await findEveryBlock(db, userId),
      messages: messages.map(({ other_id, sender_id, text, sent_at }) => ({
        with: other_id,
        mine: sender_id === userId,
        text,
        sentAt: sent_at,
      })),
    }
  },
}
