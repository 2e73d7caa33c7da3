import { domainEvent } from '../../platform/domain-event.ts'

/** A member made an access token. */
export const tokenMade = domainEvent<{ userId: number; name: string; expiresAt: Date }>()
