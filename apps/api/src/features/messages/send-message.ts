import type { Message } from '@podium/contract/messages'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { requireLatestTerms } from '../identity/index.ts'
import {
  countUnreadMessages,
  insertMessage,
  lockConversation,
  openConversation,
} from './conversation-records.ts'
import { lockFirstContacts, takeFirstContact } from './first-contacts.ts'
import { messageSent } from './events.ts'
import { mailOfMessage } from './mail-messages.ts'
import { asksForSupport, mayKnow, mayWrite } from './policy.ts'
import { findRelationship, isSilenced, type Relationship } from './relationship-records.ts'
import { viewMessage } from './views.ts'

/** What messages ask of other features; `app.ts` gives it. */
export interface MessagePorts {
  /** Whether one of two people supports the other. */
  supportEachOther: (db: Db, one: number, other: number) => Promise<boolean>
  /** Whether one of two people knows of the other otherwise: by a support, an order or acting for them. */
  haveDealt: (db: Db, one: number, other: number) => Promise<boolean>
}

type Welcoming = Pick<MessagePorts, 'supportEachOther'>

/** Whether somebody may write to a person now. */
export async function isWelcome(
  db: Db,
  ports: Welcoming,
  viewer: Viewer,
  relationship: Relationship,
): Promise<boolean> {
  const asks = asksForSupport(relationship)
  return mayWrite(
    viewer,
    relationship,
    asks && (await ports.supportEachOther(db, viewer.id, relationship.id)),
  )
}

/** Whether somebody knows of a person, also of one who hides: whoever asks for support can be blocked. */
export async function isKnown(
  db: Db,
  { haveDealt }: MessagePorts,
  viewer: Viewer,
  relationship: Relationship,
): Promise<boolean> {
  if (mayKnow(viewer, relationship)) return true
  return relationship.active && haveDealt(db, viewer.id, relationship.id)
}

/**
 * Writes to somebody. Whoever cannot be written to is refused alike (`recipientUnavailable`), whatever
 * the reason, so that nobody learns of a block, a hidden page or an account that is not there.
 */
export async function sendMessage(
  tx: Tx,
  ports: Welcoming,
  viewer: Viewer,
  { userId, message: text }: { userId: number; message: string },
): Promise<Message> {
  await requireLatestTerms(tx, viewer)
  if (await isSilenced(tx, viewer.id)) refuse('forbidden')
  const relationship =
    (await findRelationship(tx, viewer.id, userId)) ?? refuse('recipientUnavailable')
  if (!(await isWelcome(tx, ports, viewer, relationship))) refuse('recipientUnavailable')
  const conversationId = relationship.conversation_id ?? (await begin(tx, viewer, relationship))
  await lockConversation(tx, conversationId)
  const sent = await insertMessage(tx, { conversationId, senderId: viewer.id, text })
  await mailOfMessage(tx, userId, viewer.id)
  await tx.emit(messageSent, { senderId: viewer.id, recipientId: userId })
  await publishUnread(tx, viewer.id, userId)
  return viewMessage(sent, viewer.id)
}

/** Begins a conversation, with one of the month's first contacts; a guardian and their ward need none. */
async function begin(tx: Tx, viewer: Viewer, { id, family }: Relationship): Promise<number> {
  if (!family) {
    await lockFirstContacts(tx, viewer)
    // The other of two messages at once has begun it, and took the contact for both.
    const begun = (await findRelationship(tx, viewer.id, id))?.conversation_id
    if (begun) return begun
    await takeFirstContact(tx, viewer)
  }
  return openConversation(tx, viewer.id, id)
}

/** Tells the open pages of both sides, each with what they have not read. */
export async function publishUnread(tx: Tx, one: number, other: number): Promise<void> {
  const own = await countUnreadMessages(tx, one)
  const theirs = await countUnreadMessages(tx, other)
  tx.publish(one, { type: 'MESSAGE', with: other, unread: own })
  tx.publish(other, { type: 'MESSAGE', with: one, unread: theirs })
}
