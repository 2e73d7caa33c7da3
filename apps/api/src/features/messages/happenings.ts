import { happening } from '../../platform/events.ts'

/** Somebody wrote to somebody. */
export const messageSent = happening<{ senderId: number; recipientId: number }>('messageSent')

/** Somebody read everything that the other side of a conversation wrote. */
export const conversationRead = happening<{ userId: number; otherId: number }>('conversationRead')
