import { domainEvent } from '../../platform/domain-event.ts'

/** An athlete told an audience what is new; who is told of it is kept with the update. */
export const updatePublished = domainEvent<{ updateId: number; athleteId: number }>(
  'update-published',
)

/** An athlete announced a competition. */
export const competitionAnnounced = domainEvent<{ competitionId: number; athleteId: number }>(
  'competition-announced',
)

/** The support that reaches a goal was accepted. */
export const goalReached = domainEvent<{ goalId: number; athleteId: number; title: string }>(
  'goal-reached',
)

/** An athlete set a goal. */
export const goalSet = domainEvent<{ goalId: number; athleteId: number; title: string }>('goal-set')
