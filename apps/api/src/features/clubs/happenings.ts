import { happening } from '../../platform/events.ts'

/** An athlete added an achievement to their timeline. */
export const achievementAdded = happening<{ athleteId: number; achievementId: number }>(
  'achievementAdded',
)
