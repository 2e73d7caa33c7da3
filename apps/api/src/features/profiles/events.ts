import type { Role } from '@podium/contract/roles'
import { domainEvent } from '../../platform/domain-event.ts'

/** Something a card or page shows of somebody has changed, or whether it is shown at all. */
export const profileChanged = domainEvent<{ userId: number }>()

/** Somebody turned out to be under age: their page is hidden, and few may write to them. */
export const protectionBegan = domainEvent<{ userId: number; role: Role }>()

/**
 * Somebody came of age, or was found to be: they decide alone from now on. `byId` is who changed their
 * date of birth, null on the birthday.
 */
export const protectionEnded = domainEvent<{ userId: number; role: Role; byId: number | null }>()

/** An admin showed somebody's page again; its owner is to hear of it (`notifications.kinds`). */
export const profileShown = domainEvent<{ userId: number; role: Role }>()

/**
 * An admin ended a limit or a suspension of somebody whose page stays hidden for another reason; they are to
 * hear of it.
 */
export const restrictionLifted = domainEvent<{ userId: number; role: Role }>()

/** Whether others see a protected page was changed by its owner, or by who looks after them (`minors.guardian`). */
export const wardPageDecided = domainEvent<{
  userId: number
  role: Role
  byId: number
  isShown: boolean
}>()
