import type { Books } from '../books.ts'
import type { Kept } from '../kept.ts'

/** Jumps back of the clock while an act is under way. */
const tolerance = 4 * 3_600_000

/**
 * `delegation.offer`, `delegation.acts`: a delegate's act that is done happened while a delegation ran, and
 * is on record once.
 */
export function judgeDelegations({ delegations, delegated }: Books, kept: Kept): string[] {
  const found: string[] = []
  for (const { began, ended, isAtOnce, clock } of delegated) {
    // What is answered at the first try was done the moment before; otherwise perhaps at an earlier one.
    const doneFrom = isAtOnce ? ended : began
    const ran = [...delegations.values()].some(
      ({ acceptBegan, endAnswered, endsAt }) =>
        acceptBegan !== null &&
        acceptBegan <= ended &&
        (endAnswered === null || endAnswered >= doneFrom) &&
        (endsAt === null || endsAt > clock - tolerance),
    )
    if (!ran)
      found.push(`an act of a delegate between steps ${began} and ${ended} was nobody's to do`)
  }
  if (kept.acts !== delegated.length) {
    found.push(`${kept.acts} acts of delegates are on record, ${delegated.length} were answered`)
  }
  return found
}
