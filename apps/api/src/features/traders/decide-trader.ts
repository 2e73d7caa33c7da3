import { traderLimits } from '@podium/contract/limits'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import type { ExaminedTrader, ListedTrader } from '@podium/contract/traders'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import { recordAct, recordReading } from '../audit/index.ts'
import { endHolding, recordRestriction, type Why } from '../decisions/index.ts'
import { traderVerified } from './events.ts'
import { findOneListed, lockTrader, type TraderRecord, updateTrader } from './records.ts'
import { givenBy } from './standing.ts'
import { viewExamined, viewListed } from './views.ts'

interface Decision extends Why {
  state: 'VERIFIED' | 'REFUSED'
  until: string | null
  /** Of the details that the admin looked at; without it, of whatever stands there. */
  version?: number | undefined
}

/** A sponsor as an admin looks at them before deciding, which is on record (`admin.record`). */
export async function examineTrader(
  db: Db,
  admin: Viewer,
  userId: number,
): Promise<ExaminedTrader> {
  const seen = viewExamined((await findOneListed(db, userId)) ?? refuse('userNotFound'))
  if (seen.submittedAt)
    await recordReading(db, admin, { act: 'TRADER_READ', on: { kind: 'user', id: userId } })
  return seen
}

/** A sponsor as the list of the admins has them (`userNotFound`). */
async function readListed(db: Db, userId: number): Promise<ListedTrader> {
  return viewListed((await findOneListed(db, userId)) ?? refuse('userNotFound'))
}

/**
 * Verifies what a sponsor gave, or refuses it, which takes all of their products off sale. Nothing that
 * changed since it was looked at is verified (`stateChanged`); the same decision again changes nothing.
 */
export async function decideTrader(
  tx: Tx,
  admin: Viewer,
  userId: number,
  { version, ...decision }: Decision,
): Promise<ListedTrader> {
  const seen = await readListed(tx, userId)
  const before = await lockTrader(tx, userId)
  if (!before?.submitted_at) return refuseStale('stateChanged', seen)
  if (!isDone(before, decision)) {
    if (version !== undefined && version !== before.version) {
      refuseStale('stateChanged', await readListed(tx, userId))
    }
    await decide(tx, admin, before, decision)
  }
  return readListed(tx, userId)
}

function isDone(trader: TraderRecord, { state, reason, until }: Decision): boolean {
  if (trader.state !== state) return false
  return state === 'VERIFIED' ? trader.until === until : trader.reason === reason
}

async function decide(
  tx: Tx,
  admin: Viewer,
  before: TraderRecord,
  { state, reason, basis, until }: Decision,
): Promise<void> {
  const userId = before.user_id
  const isVerified = state === 'VERIFIED'
  const at = now()
  await updateTrader(tx, userId, {
    state,
    checked: isVerified ? givenBy(before) : null,
    until: isVerified ? until : null,
    reason: isVerified ? '' : reason,
    decided_at: at,
    ended_at: null,
    // A check for a short time says itself when it ends.
    reminded_at: until && until <= dayAfter(calendarDay(at), traderLimits.daysToRenew) ? at : null,
  })
  const act = {
    on: { kind: 'user', id: userId },
    before: { state: before.state, until: before.until },
    after: { state, until: isVerified ? until : null },
    reason,
  } as const
  if (isVerified) {
    await endHolding(tx, userId, ['TRADER_REFUSED'])
    await recordAct(tx, admin, { act: 'TRADER_VERIFIED', ...act })
    await tx.emit(traderVerified, { userId, until })
  } else {
    const { checked, decided_at: decidedAt } = before
    const undo = { ...act.before, checked, decidedAt, reason: before.reason }
    await recordRestriction(tx, admin, {
      ...{ act: 'TRADER_REFUSED', ...act, basis, restricts: userId, undo },
    })
  }
}
