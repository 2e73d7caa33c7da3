import { domainEvent } from '../../platform/domain-event.ts'

/** An athlete told an audience what is new; who is told of it is kept with the update. */
export const updatePublished = domainEvent<{ updateId: number; athleteId: number }>()

/** An athlete announced a competition. */
export const competitionAnnounced = domainEvent<{ competitionId: number; athleteId: number }>()

/** A goal is reached: by a support that was accepted, or since its athlete wants less. */
export const goalReached = domainEvent<{ goalId: number; athleteId: number; title: string }>()

/** An athlete set a goal. */
export const goalSet = domainEvent<{ goalId: number; athleteId: number; title: string }>()
