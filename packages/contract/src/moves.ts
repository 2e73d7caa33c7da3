/**
 * A row of a table of moves: by whose word something goes from which statuses to another, and what
 * becomes of the credits. What is not in its table does not happen.
 */
export interface Move<Status, Actor, Credits> {
  readonly from: readonly Status[]
  readonly to: Status
  readonly by: Actor
  readonly credits: Credits
}

/** Whether a move is possible from a status, whoever asks. */
export function isMoveFrom<Status>(
  { from }: { readonly from: readonly Status[] },
  status: NoInfer<Status>,
): boolean {
  return from.includes(status)
}
