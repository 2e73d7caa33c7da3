import { happening } from '../../platform/events.ts'

/** Something a card or page shows of somebody has changed, or whether it is shown at all. */
export const profileChanged = happening<{ userId: number }>('profileChanged')

/** An admin hid somebody's page or showed it; its owner is to hear of it (`notifications.kinds`). */
export const visibilityDecided = happening<{
  userId: number
  hiddenProfile: boolean
  reason: string
}>('visibilityDecided')
