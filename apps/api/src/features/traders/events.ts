import { domainEvent } from '../../platform/domain-event.ts'

/** An admin decided about what a sponsor gave as a seller. */
export const traderDecided = domainEvent<{
  userId: number
  state: 'VERIFIED' | 'REFUSED'
  /** The last day it holds; null where it was refused. */
  until: string | null
  reason: string
}>('traderDecided')

/** The day comes near on which a sponsor's products go off sale. */
export const traderEnding = domainEvent<{ userId: number; until: string }>('traderEnding')

/** The last day on which a sponsor's products were sold is over. */
export const traderEnded = domainEvent<{ userId: number; until: string }>('traderEnded')
