import type { Role } from '@podium/contract/roles'
import { domainEvent } from '../../platform/domain-event.ts'

/** Something a card or page shows of somebody has changed, or whether it is shown at all. */
export const profileChanged = domainEvent<{ userId: number }>('profileChanged')

/** An admin hid somebody's page or showed it; its owner is to hear of it (`notifications.kinds`). */
export const visibilityDecided = domainEvent<{
  userId: number
  role: Role
  hiddenProfile: boolean
  reason: string
}>('visibilityDecided')
