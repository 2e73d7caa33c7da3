import type { Tx } from '../../platform/database/index.ts'
import { available, matching } from './accounts.ts'
import { transfer } from './transfer.ts'

interface OfFund {
  matchId: number
  ownerId: number
  credits: number
}

/** Puts credits into a match fund; refuses as any spending. */
export async function setAsideForMatch(tx: Tx, { matchId, ownerId, credits }: OfFund) {
  await transfer(tx, {
    from: available(ownerId),
    to: matching(ownerId),
    credits,
    reason: 'MATCH_SET',
    actor: ownerId,
    cause: { kind: 'match', id: matchId },
    spends: true,
  })
}

/** Gives credits of a fund to the athlete whose support it doubles, once for each support. */
export async function giveMatch(
  tx: Tx,
  given: Omit<OfFund, 'matchId'> & { supportId: number; athleteId: number },
) {
  const { supportId, ownerId, athleteId, credits } = given
  await transfer(tx, {
    from: matching(ownerId),
    to: available(athleteId),
    credits,
    reason: 'MATCH_GIVEN',
    actor: athleteId,
    cause: { kind: 'doubling', id: supportId },
  })
}

/** Gives back what a fund has left, once; `actor` is null where nobody decided it. */
export async function releaseMatch(
  tx: Tx,
  { matchId, ownerId, credits, actor }: OfFund & { actor: number | null },
) {
  await transfer(tx, {
    from: matching(ownerId),
    to: available(ownerId),
    credits,
    reason: 'MATCH_RELEASED',
    actor,
    cause: { kind: 'match', id: matchId },
  })
}
