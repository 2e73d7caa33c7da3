/**
 * Something that happened, told by a feature to features on its right which it must not import.
 * `app.ts` connects the two. Reactions take part in the transaction of what happened, so that both
 * are there or neither; what concerns the outside world they put off with `tx.afterCommit`.
 */
export interface Happening<T> {
  readonly name: string
  readonly example?: T
}

export function happening<T>(name: string): Happening<T> {
  return { name }
}
