import { domainEvent } from '../../platform/domain-event.ts'

/** An athlete told an audience what is new; who is told of it is kept with the update. */
export const updatePublished = domainEvent<{ updateId: number; athleteId: number }>(
  'update-published',
)

/** An athlete announced a competition. */
export const competitionAnnounced = domainEvent<{ competitionId: number; athleteId: number }>(
  'competition-announced',
)

/** An athlete set a goal. */
export const goalSet = domainEvent<{ goalId: number; athleteId: number }>('goal-set')
