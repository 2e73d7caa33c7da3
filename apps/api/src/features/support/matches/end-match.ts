import type { MatchEndReason } from '@podium/contract/matches'
import type { Scope } from '@podium/contract/scopes'
import type { Db, InTransaction, Tx } from '../../../platform/database/index.ts'
import { calendarDay } from '@podium/contract/calendar'
import { day, now, secondsFromNow } from '../../../platform/clock.ts'
import { eachByItself, job, type JobHandler, jobHandler } from '../../../platform/jobs/index.ts'
import type { Log } from '../../../platform/log.ts'
import { refuse } from '../../../platform/refuse.ts'
import { releaseMatch } from '../../wallet/index.ts'
import { matchEnded } from '../events.ts'
import { lockPerson } from '../lock-records.ts'
import type { SupportPorts } from '../ports.ts'
import {
  endMatchAt,
  findMatchesToLookAt,
  lockMatch,
  lockOpenMatchesOf,
  type MatchRecord,
  sumGiven,
} from './records.ts'

/** The owner ends a fund: what it has left comes back (`season.matches`). Again changes nothing. */
export async function takeBackMatch(
  tx: Tx,
  ownerId: number,
  { id }: { id: number },
): Promise<void> {
  const fund = await lockMatch(tx, id)
  if (fund?.owner_id !== ownerId) refuse('entityDoesNotExist')
  if (!fund.ended_at) await end(tx, fund, { reason: 'TAKEN_BACK', actor: ownerId })
}

/** Ends a fund that is locked; what it has left goes back to its owner. */
export async function end(
  tx: Tx,
  fund: MatchRecord,
  { reason, actor }: { reason: MatchEndReason; actor: number | null },
): Promise<void> {
  const { id: matchId, owner_id: ownerId, athlete_id: athleteId, created_at: setAt } = fund
  const matched = await sumGiven(tx, matchId)
  const left = fund.credits - matched
  if (left > 0) await releaseMatch(tx, { matchId, ownerId, credits: left, actor })
  await endMatchAt(tx, matchId, reason)
  const isYoung = setAt > secondsFromNow(-day)
  const undone = reason === 'TAKEN_BACK' && matched === 0 && isYoung
  const told = { matchId, ownerId, athleteId, matched, left, reason, setAt, undone }
  await tx.emit(matchEnded, told)
}

/** Who leaves ends their funds, and those for them (`account.closing`). */
export async function closeMatches(tx: Tx, { userId }: { userId: number }): Promise<void> {
  for (const fund of await lockOpenMatchesOf(tx, userId)) {
    const reason = fund.owner_id === userId ? 'OWNER_LEFT' : 'ATHLETE_LEFT'
    await end(tx, fund, { reason, actor: userId })
  }
}

/**
 * Nobody doubles what somebody receives who keeps them away, or whom they keep away. Waits for a fund that
 * is being set, so that none appears afterwards.
 */
export async function partMatches(
  tx: Tx,
  {
    blockerId,
    blockedId,
    may,
  }: { blockerId: number; blockedId: number; may: (scope: Scope) => boolean },
): Promise<void> {
  await lockPerson(tx, blockerId)
  const funds = await lockOpenMatchesOf(tx, blockerId, blockedId)
  // To end a fund is to move what is in it, also by this way.
  if (funds.length > 0 && !may('SPEND')) refuse('scopeMissing')
  for (const fund of funds) {
    await end(tx, fund, { reason: 'ENDED', actor: blockerId })
  }
}

const endJob = job<object>('end-matches', { retries: 0, schedule: '* * * * *' })
const batch = 200

/** Every minute, ends the funds whose last day or whose goal is over, each by itself. */
export function endingMatchesHandler(
  deps: { db: Db; inTransaction: InTransaction; log: Log },
  ports: Pick<SupportPorts, 'isOpenGoal' | 'findOpenGoals'>,
): JobHandler {
  return jobHandler(endJob, async () => {
    await eachByItself(deps, matchesOver(deps.db, ports), {
      act: (tx, id) => endWhereOver(tx, ports, id),
      failed: 'a match fund could not be ended',
    })
  })
}

/** The funds that seem to be over; most goals are open, and their funds cost no transaction. */
async function* matchesOver(
  db: Db,
  { findOpenGoals }: Pick<SupportPorts, 'findOpenGoals'>,
): AsyncGenerator<number> {
  for (let last = 0; ;) {
    const found = await findMatchesToLookAt(db, last, batch)
    const goals = found.flatMap(({ goal_id: goalId }) => goalId ?? [])
    const open = goals.length > 0 ? await findOpenGoals(db, goals) : new Set()
    for (const fund of found) if (fund.is_time_over || !open.has(fund.goal_id)) yield fund.id
    if (found.length < batch) return
    last = found.at(-1)?.id ?? 0
  }
}

async function endWhereOver(
  tx: Tx,
  ports: Pick<SupportPorts, 'isOpenGoal'>,
  id: number,
): Promise<void> {
  const { goal_id: goalId = null, athlete_id: athleteId = 0 } = (await findFund(tx, id)) ?? {}
  // The goal before the fund, as where a support is accepted.
  const isGoalOver = goalId !== null && !(await ports.isOpenGoal(tx, { id: goalId, athleteId }))
  const fund = await lockMatch(tx, id)
  if (!fund || fund.ended_at) return
  if (fund.until && fund.until < calendarDay(now())) {
    await end(tx, fund, { reason: 'TIME_OVER', actor: null })
  } else if (isGoalOver) {
    await end(tx, fund, { reason: 'GOAL_OVER', actor: null })
  }
}

function findFund(tx: Tx, id: number) {
  return tx
    .selectFrom('matches')
    .select(['goal_id', 'athlete_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}
