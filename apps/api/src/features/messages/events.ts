import { domainEvent } from '../../platform/domain-event.ts'

/** Somebody wrote to somebody. */
export const messageSent = domainEvent<{ senderId: number; recipientId: number }>('messageSent')

/** Somebody read everything that the other side of a conversation wrote. */
export const conversationRead = domainEvent<{ userId: number; otherId: number }>('conversationRead')
