import { domainEvent } from '../../platform/domain-event.ts'

/** Terms were announced that come into force on a day to come (`terms.announced`). */
export const termsAnnounced = domainEvent<{ version: string }>()
