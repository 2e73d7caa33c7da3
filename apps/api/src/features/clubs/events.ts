import { domainEvent } from '../../platform/domain-event.ts'

/** An athlete added an achievement to their timeline. */
export const achievementAdded = domainEvent<{ athleteId: number; achievementId: number }>()
