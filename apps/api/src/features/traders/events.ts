import { domainEvent } from '../../platform/domain-event.ts'

/** An admin verified what a sponsor gave as a seller, up to a day. */
export const traderVerified = domainEvent<{ userId: number; until: string | null }>()

/** The day comes near on which a sponsor's products go off sale. */
export const traderEnding = domainEvent<{ userId: number; until: string }>()

/** The last day on which a sponsor's products were sold is over. */
export const traderEnded = domainEvent<{ userId: number; until: string }>()
