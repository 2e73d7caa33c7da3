import { domainEvent } from '../../platform/domain-event.ts'

/** An admin checked the register that a manager named. */
export const registerChecked = domainEvent<{ userId: number; name: string }>()
