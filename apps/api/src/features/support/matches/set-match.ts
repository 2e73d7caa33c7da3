import type { MatchFund, setMatch as setMatchRoute } from '@podium/contract/matches'
import type { Input } from '@podium/contract/route'
import type { Db, Tx } from '../../../platform/database/index.ts'
import { isOneself, type Viewer } from '../../../platform/http/index.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireLatestTerms } from '../../identity/index.ts'
import { setAsideForMatch } from '../../wallet/index.ts'
import { matchSet } from '../events.ts'
import { keepInPlace } from '../lock-records.ts'
import { requireWelcome, type SupportPorts } from '../ports.ts'
import { requireAskable } from '../request-support.ts'
import { viewPerson } from '../views.ts'
import { findMatch, findMatchesOf, insertMatch, type OwnMatchRecord } from './records.ts'

type Wish = Input<typeof setMatchRoute>['body']

/**
 * Sets credits aside that double supports of an athlete (`season.matches`). A fund names its owner on the
 * athlete's page: it reaches only whom words of theirs would.
 */
export async function setMatch(
  tx: Tx,
  ports: SupportPorts,
  viewer: Viewer,
  { athleteId, goalId = null, credits, perSupporter, until }: Wish,
): Promise<MatchFund> {
  if (isOneself(viewer, athleteId)) refuse('selfSupport')
  await keepInPlace(tx, viewer.id, athleteId)
  await requireAskable(tx, athleteId)
  await requireLatestTerms(tx, viewer)
  await requireWelcome(tx, ports, { from: viewer.id, to: athleteId })
  if (goalId !== null) await ports.requireOpenGoal(tx, { id: goalId, athleteId })
  const ownerId = viewer.id
  const matchId = await insertMatch(tx, {
    owner_id: ownerId,
    athlete_id: athleteId,
    goal_id: goalId,
    credits,
    per_supporter: perSupporter,
    until,
  })
  await setAsideForMatch(tx, { matchId, ownerId, credits })
  await tx.emit(matchSet, { matchId, ownerId, athleteId, credits })
  return viewMatch((await findMatch(tx, matchId)) ?? refuse('entityDoesNotExist'), viewer)
}

/** A person's own funds. */
export async function listMatches(db: Db, viewer: Viewer): Promise<MatchFund[]> {
  return (await findMatchesOf(db, viewer.id)).map((fund) => viewMatch(fund, viewer))
}

function viewMatch(fund: OwnMatchRecord, viewer: Viewer): MatchFund {
  const { id, credits, until, matched, supports, left } = fund
  return {
    ...{ id, credits, until, matched, supports, left },
    athleteId: fund.athlete_id,
    athlete: viewPerson(fund.athlete, viewer),
    goalId: fund.goal_id,
    goal: fund.goal,
    perSupporter: fund.per_supporter,
    state: stateOf(fund),
    endReason: fund.end_reason,
    createdAt: fund.created_at.toISOString(),
  }
}

/** What time has ended and no job has noted yet has nothing left to give, and is over. */
function stateOf({ end_reason, left }: OwnMatchRecord): MatchFund['state'] {
  if (end_reason === 'USED') return 'USED'
  return end_reason === null && left > 0 ? 'OPEN' : 'ENDED'
}
