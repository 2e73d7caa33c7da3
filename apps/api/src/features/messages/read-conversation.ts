import type { Conversation, Thread } from '@podium/contract/messages'
import type { Page, PageQuery } from '@podium/contract/list'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findPeople, viewPerson } from '../profiles/index.ts'
import { countUnreadMessages, findMessages, markRead } from './conversation-records.ts'
import { firstContactsOf } from './first-contacts.ts'
import { conversationRead } from './events.ts'
import { countConversations, findInbox } from './inbox-records.ts'
import { isBlockOffered } from './policy.ts'
import { isKnown, isWelcome, type MessagePorts, publishUnread } from './send-message.ts'
import { findRelationship, isSilenced, type Relationship } from './relationship-records.ts'
import { viewConversation, viewMessage } from './views.ts'

/** A page of somebody's inbox. */
export async function listConversations(
  db: Db,
  userId: number,
  page: PageQuery,
): Promise<Page<Conversation>> {
  const [inbox, total] = await Promise.all([
    findInbox(db, userId, page),
    countConversations(db, userId),
  ])
  const people = await findPeople(
    db,
    inbox.map((record) => record.other_id),
  )
  const list = inbox.map((record) => viewConversation(record, people.get(record.other_id), userId))
  return { list, total }
}

/**
 * The conversation with somebody, also before its first message; `userNotFound` for whom one cannot
 * know of.
 */
export async function readConversation(
  db: Db,
  ports: MessagePorts,
  viewer: Viewer,
  wanted: { userId: number; before?: number | undefined; limit: number },
): Promise<Thread> {
  const relationship =
    (await findRelationship(db, viewer.id, wanted.userId)) ?? refuse('userNotFound')
  if (!(await isKnown(db, ports, viewer, relationship))) refuse('userNotFound')
  const [messages, contacts, welcome, silenced] = await Promise.all([
    pageOf(db, relationship, wanted),
    relationship.family ? null : firstContactsOf(db, viewer),
    isWelcome(db, ports, viewer, relationship),
    isSilenced(db, viewer.id),
  ])
  const first = relationship.conversation_id === null
  // A guardian and their ward begin as they like.
  const contactsLeft = contacts?.left ?? null
  return {
    person: viewPerson(relationship, { known: relationship.they_wrote }),
    messages: messages.page.map((message) => viewMessage(message, viewer.id)),
    more: messages.more,
    unread: relationship.unread,
    readUpTo: relationship.their_read_id,
    blocked: relationship.blocked_by_me,
    first,
    contactsLeft,
    abilities: {
      write: welcome && !silenced && !(first && contactsLeft === 0),
      block: isBlockOffered(relationship),
    },
  }
}

/** A page with the oldest message first; one more is read, to know whether there are older ones. */
async function pageOf(
  db: Db,
  { conversation_id: id }: Relationship,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  if (id === null) return { page: [], more: false }
  const found = await findMessages(db, id, { before, limit: limit + 1 })
  return { page: found.slice(0, limit).toReversed(), more: found.length > limit }
}

/** Marks read what somebody wrote, up to a message or now, and tells the open pages of both sides. */
export async function readMessages(
  tx: Tx,
  userId: number,
  otherId: number,
  upTo?: number,
): Promise<{ unread: number }> {
  const read = await markRead(tx, { userId, otherId, upTo })
  if (read.any) {
    if (read.all) await tx.emit(conversationRead, { userId, otherId })
    await publishUnread(tx, userId, otherId)
  }
  return { unread: await countUnreadMessages(tx, userId) }
}
