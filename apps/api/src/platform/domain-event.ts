/**
 * Something that happened in a feature, emitted for features on its right, which it must not import.
 * `app/event-handlers.ts` connects the two. Handlers take part in the transaction of the event, so that both
 * are there or neither; what concerns the outside world they put off with `tx.afterCommit`.
 */
export interface DomainEvent<T> {
  /** What is done about it needs nothing of each other, so that it is done at once. */
  readonly together?: boolean
  readonly example?: T
}

export function domainEvent<T>(how: { together?: boolean } = {}): DomainEvent<T> {
  return { ...how }
}
