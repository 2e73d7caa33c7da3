import { domainEvent } from '../../platform/domain-event.ts'

/** An invited person has joined. */
export const invitationAccepted = domainEvent<{
  invitationId: number
  userId: number
  inviterId: number
}>()
