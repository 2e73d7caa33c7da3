import type { Conversation, Message } from '@podium/contract/messages'
import { type PersonRecord, viewPerson } from '../profiles/index.ts'
import type { MessageRecord } from './conversation-records.ts'
import type { InboxRecord } from './inbox-records.ts'

export function viewMessage(record: MessageRecord, readerId: number): Message {
  const { id, sender_id: senderId, text, sent_at: sentAt } = record
  return { id, mine: senderId === readerId, text, sentAt: sentAt.toISOString() }
}

/** A conversation of the inbox; who wrote to the reader has a name for them, hidden or not. */
export function viewConversation(
  record: InboxRecord,
  person: PersonRecord | undefined,
  readerId: number,
): Conversation {
  return {
    person: viewPerson(person, { known: record.they_wrote }),
    lastMessage: viewMessage(record, readerId),
    unread: record.unread,
    blocked: record.blocked,
  }
}
