import { domainEvent } from '../../platform/domain-event.ts'

/** Somebody invited has joined. */
export const invitationAccepted = domainEvent<{
  invitationId: number
  userId: number
  inviterId: number
}>('invitationAccepted')
