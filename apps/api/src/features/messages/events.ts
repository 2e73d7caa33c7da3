import type { Scope } from '@podium/contract/scopes'
import { domainEvent } from '../../platform/domain-event.ts'

/** A user wrote to another. */
export const messageSent = domainEvent<{ senderId: number; recipientId: number }>()

/** A user blocked another: themselves (`isOwn`), or somebody or a program for them, who may do no more than this. */
export const blocked = domainEvent<{
  blockerId: number
  blockedId: number
  isOwn: boolean
  may: (scope: Scope) => boolean
}>()

/** A user read everything that the other side of a conversation wrote. */
export const conversationRead = domainEvent<{ userId: number; otherId: number }>()
