import { happening } from '../../platform/events.ts'

/** Something a card or page shows of somebody has changed, or whether it is shown at all. */
export const profileChanged = happening<{ userId: number }>('profileChanged')
