import { domainEvent } from '../../platform/domain-event.ts'

/** A user wrote to another. */
export const messageSent = domainEvent<{ senderId: number; recipientId: number }>('messageSent')

/** A user blocked another. */
export const blocked = domainEvent<{ blockerId: number; blockedId: number }>('blocked')

/** A user read everything that the other side of a conversation wrote. */
export const conversationRead = domainEvent<{ userId: number; otherId: number }>('conversationRead')
